import { goTo } from '../../../../../shell/browser/address';
import { Icon } from '../../../../../shell/parts/icons';
import { DRILL_PAGE } from '../../../words/learn/drill-page';
import { DrillsSection } from './DrillsSection';

/** All drills on a page of their own. */
export const DrillsPage = () => (
  <main className="drills">
    <div className="drills-column">
      <button type="button" className="button" data-look="ghost" onClick={() => goTo({ at: 'learn' })}>
        <Icon name="retreat" size={18} />
        {DRILL_PAGE.learnByPlaying}
      </button>
      <DrillsSection level={1} />
    </div>
  </main>
);
