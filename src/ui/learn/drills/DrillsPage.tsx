import { goTo } from '../../address';
import { Icon } from '../../icons';
import { DrillsSection } from './DrillsSection';

/** All drills on a page of their own. */
export const DrillsPage = () => (
  <main className="drills">
    <div className="drills-column">
      <button type="button" className="button" data-look="ghost" onClick={() => goTo({ at: 'learn' })}>
        <Icon name="retreat" size={18} />
        Learn by playing
      </button>
      <DrillsSection level={1} />
    </div>
  </main>
);
