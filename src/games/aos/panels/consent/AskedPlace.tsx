import { askedFor } from '../../facts/open-question';
import { RULING_DIALOG } from '../../words/rulebook/ruling-dialog';
import { useBattle } from '../use-session';
import { choosable } from './draft';
import { PlaceMap } from './PlaceMap';
import './consent.css';

/** A map of the model's proposed position, for the player who must agree. */
export function AskedPlace() {
  const battle = useBattle();
  const ruling = askedFor(battle, 'agreeRuling')?.ruling;
  if (ruling?.kind !== 'placeModel') return undefined;
  const unit = battle.units.find(({ id }) => ruling.model.startsWith(`${id}/`));
  const model = unit && choosable(battle, unit).find(each => each.model.id === ruling.model)?.model;
  if (!unit || !model) return undefined;
  return (
    <aside className="asked-place panel" aria-label={RULING_DIALOG.place}>
      <PlaceMap battle={battle} seat={unit.seat} model={model} place={ruling} isAllowed />
    </aside>
  );
}
