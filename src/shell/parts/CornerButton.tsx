import { Icon, type IconName } from './icons';

interface CornerProps {
  readonly name: string;
  readonly icon: IconName;
  /** On a tablet the log is not always visible, and there are no keys. */
  readonly isFor?: 'tablet' | 'desk';
  readonly onClick: () => void;
}

/** An icon button in a corner of the table; its name is its label and its tooltip. */
export const CornerButton = ({ name, icon, isFor, onClick }: CornerProps) => (
  <button
    type="button"
    className="button"
    data-icon={icon}
    data-for={isFor}
    aria-label={name}
    title={name}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
