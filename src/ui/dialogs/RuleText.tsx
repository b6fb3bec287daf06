import { RULEBOOK, type RuleId } from '../../systems/aos/rulebook';
import { Dialog } from './Dialog';

/** One rule in our own words. */
export const RuleText = ({ rule, onClose }: { readonly rule: RuleId; readonly onClose: () => void }) => (
  <Dialog title={rule} onClose={onClose}>
    <p>{RULEBOOK[rule]}</p>
  </Dialog>
);
