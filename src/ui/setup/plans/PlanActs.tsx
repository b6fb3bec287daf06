import { useState } from 'react';
import type { Fault } from '../../../kernel/system';
import { readPlan, writePlan } from '../../../systems/aos/battleplans/plan-file';
import type { Battleplan } from '../../../systems/aos/battleplans/types';
import { FaultList } from '../../dialogs/FaultList';
import { handOver } from '../../export';
import { FileButton } from '../../FileButton';
import { PLANS } from '../../text/plans';
import { freshId } from './own-plans';

interface PlanActsProps {
  /** The own plan that is chosen, if one is. */
  readonly plan: Battleplan | undefined;
  readonly onAdd: (plan: Battleplan) => void;
  readonly onDelete: (id: string) => void;
}

/** Battleplans as files, to and fro, and the end of one. */
export function PlanActs({ plan, onAdd, onDelete }: PlanActsProps) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const take = async (file: File) => {
    const read = readPlan(await file.text().catch(() => ''));
    setFaults(read.ok ? [] : read.error);
    if (read.ok) onAdd({ ...read.value, id: freshId() });
  };
  return (
    <>
      <div className="own-box plan-acts">
        {plan && (
          <button
            type="button"
            className="button"
            onClick={() => handOver(new Blob([writePlan(plan)], { type: 'application/json' }), plan.name, 'json')}
          >
            {PLANS.export}
          </button>
        )}
        <FileButton words={PLANS.import} label={PLANS.file} look="button" onFile={file => void take(file)} />
        {plan && <DeleteButton onDelete={() => onDelete(plan.id)} />}
      </div>
      {faults.length > 0 && <FaultList faults={faults} isNews />}
    </>
  );
}

/** Asks once more before a plan is gone. */
function DeleteButton({ onDelete }: { readonly onDelete: () => void }) {
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <>
      <button type="button" className="button" onClick={onDelete}>
        {PLANS.sure}
      </button>
      <button type="button" className="button" data-look="ghost" onClick={() => setSure(false)}>
        {PLANS.keep}
      </button>
    </>
  ) : (
    <button type="button" className="button" data-look="ghost" onClick={() => setSure(true)}>
      {PLANS.delete}
    </button>
  );
}
