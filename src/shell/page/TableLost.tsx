import { PAGE } from '../words/page';

/** Stands where the table was when its picture is lost and does not come back by itself. */
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
