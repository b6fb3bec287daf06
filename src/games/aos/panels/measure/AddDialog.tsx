import { useState } from 'react';
import { Dialog } from '../../../../shell/dialogs/Dialog';
import { Icon } from '../../../../shell/parts/icons';
import { LAYOUTS } from '../../layouts';
import { PIECES, type PieceId } from '../../layouts/pieces';
import type { NewUnit } from '../../measure/adding';
import { layOut, putMarker, putPiece, putUnit } from '../../measure/putting';
import type { Change } from '../../measure/store';
import { SEATS, type Seat } from '../../types';
import { SIDE_NAMES } from '../../words/measure/measure';
import { MEASURE_PAGE } from '../../words/measure/measure-page';
import { BaseFields, BlockFields, WarscrollFields } from './NewThings';
import { useMeasureStore } from './use-measure';
import './add-dialog.css';

/** Everything that can be added to the table. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const measureStore = useMeasureStore();
  const [seat, setSeat] = useState<Seat>('azure');
  const put = (change: Change) => {
    measureStore.change(change);
    onClose();
  };
  const putNew = (unit: Omit<NewUnit, 'seat'>) => put(each => putUnit(each, { ...unit, seat }));
  return (
    <Dialog title={MEASURE_PAGE.addTitle} onClose={onClose}>
      <fieldset className="add-sides">
        <legend>{MEASURE_PAGE.side}</legend>
        {SEATS.map(each => (
          <label key={each} className="add-side">
            <input type="radio" name="seat" checked={seat === each} onChange={() => setSeat(each)} />
            <i className="pip" data-seat={each} />
            {SIDE_NAMES[each]}
          </label>
        ))}
      </fieldset>
      <h3>{MEASURE_PAGE.aUnit}</h3>
      <WarscrollFields onPut={putNew} />
      <h3>{MEASURE_PAGE.justBases}</h3>
      <BaseFields onPut={putNew} />
      <h3>{MEASURE_PAGE.scenery}</h3>
      <div className="add-pieces">
        {(Object.keys(PIECES) as PieceId[]).map(piece => (
          <button key={piece} type="button" className="button" onClick={() => put(each => putPiece(each, { piece }))}>
            {PIECES[piece].name}
          </button>
        ))}
      </div>
      <BlockFields onPut={block => put(each => putPiece(each, { block }))} />
      <h3>{MEASURE_PAGE.wholeLayout}</h3>
      <div className="add-pieces">
        {LAYOUTS.map(layout => (
          <button key={layout.id} type="button" className="button" onClick={() => put(each => layOut(each, layout))}>
            {layout.name}
          </button>
        ))}
      </div>
      <h3>{MEASURE_PAGE.anObjective}</h3>
      <button type="button" className="button" onClick={() => put(each => putMarker(each))}>
        <Icon name="flag" />
        {MEASURE_PAGE.objective}
      </button>
    </Dialog>
  );
}
