import { useStore } from 'zustand';
import { Icon } from '../parts/icons';
import { NOTICE_WORDS } from '../words/notices';
import { NOTICES, notices, withdraw } from './notices';
import './notices.css';

/** All notices, as strips over the open page. */
export function Notices() {
  const said = useStore(notices);
  return (
    <div className="notices" role="status">
      {NOTICES.map(name => {
        const notice = said.get(name);
        return (
          notice && (
            <div key={name} className="notice panel" data-notice={name}>
              <p>{notice.words}</p>
              {notice.act && (
                <button type="button" className="button" onClick={notice.act.run}>
                  {notice.act.words}
                </button>
              )}
              {notice.canClose && (
                <button
                  type="button"
                  className="notice-close"
                  aria-label={NOTICE_WORDS.close}
                  onClick={() => withdraw(name)}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
          )
        );
      })}
    </div>
  );
}
