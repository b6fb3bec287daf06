import { type ReactNode, useState } from 'react';
import type { Fault } from '../../../../kernel/system';
import { handOver } from '../../../../shell/browser/save-file';
import { FaultList } from '../../../../shell/dialogs/FaultList';
import { FileButton } from '../../../../shell/parts/FileButton';
import { MOST_PLANS, readPlan, writePlan } from '../../battleplans/plan-file';
import type { Battleplan } from '../../battleplans/types';
import { PLANS } from '../../words/setup/plans';
import { freshId } from './own-plans';

interface PlanActsProps {
  /** The selected own plan, if any. */
  readonly plan: Battleplan | undefined;
  /** Whether the maximum number of plans is reached. */
  readonly isFull: boolean;
  readonly onMake: () => void;
  readonly onAdd: (plan: Battleplan) => void;
  readonly onDelete: (id: string) => void;
  /** Further actions for the selected plan. */
  readonly children?: ReactNode;
}

/** Imports, exports and deletes battleplans. */
export function PlanActs({ plan, isFull, onMake, onAdd, onDelete, children }: PlanActsProps) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const take = async (file: File) => {
    const read = readPlan(await file.text().catch(() => ''));
    setFaults(read.ok ? [] : read.error);
    if (read.ok) onAdd({ ...read.value, id: freshId() });
  };
  return (
    <>
      <div className="plan-acts">
        {children}
        {plan && (
          <button
            type="button"
            className="button"
            onClick={() => handOver(new Blob([writePlan(plan)], { type: 'application/json' }), plan.name, 'json')}
          >
            {PLANS.export}
          </button>
        )}
        {plan && <DeleteButton key={plan.id} onDelete={() => onDelete(plan.id)} />}
        <button
          type="button"
          className="button plan-make"
          disabled={isFull}
          title={isFull ? PLANS.full(MOST_PLANS) : PLANS.makeSays}
          onClick={onMake}
        >
          + {PLANS.make}
        </button>
        {!isFull && (
          <FileButton words={PLANS.import} label={PLANS.file} look="button" onFile={file => void take(file)} />
        )}
      </div>
      {faults.length > 0 && <FaultList faults={faults} isNews />}
    </>
  );
}

/** Asks for confirmation before a plan is deleted. */
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
