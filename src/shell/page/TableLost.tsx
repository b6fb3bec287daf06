import { PAGE } from '../words/page';
import './table-lost.css';

/** Shown in place of the table when its WebGL context is lost and not restored. */
export function TableLost({ onDrawAgain }: { readonly onDrawAgain: () => void }) {
  return (
    <div className="table-lost" role="alert">
      <h2>{PAGE.pictureLost}</h2>
      <p>{PAGE.pictureLostOnly}</p>
      <button type="button" className="button" onClick={onDrawAgain}>
        {PAGE.drawAgain}
      </button>
    </div>
  );
}
