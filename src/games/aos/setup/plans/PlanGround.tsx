import { useId } from 'react';
import type { FittedPlan } from '../../battleplans/fit';
import type { Battleplan } from '../../battleplans/types';

const pathOf = (area: Battleplan['territories'][number]): string =>
  `M${area.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** PLAN-03, FB-03: both territories, and the part of each that is too near to the other; drawn with y upwards. */
export function Territories({ plan: { territories, setUpDistance } }: { readonly plan: FittedPlan }) {
  const id = useId();
  return territories.map((area, index) => {
    const enemy = territories[index === 0 ? 1 : 0];
    const clip = `${id} ${index}`.replaceAll(/[^\w]/g, '-');
    return (
      <g key={clip} className="plan-territory" data-side={index}>
        <clipPath id={clip}>
          <path d={pathOf(area)} />
        </clipPath>
        <path className="plan-area" d={pathOf(area)} />
        {setUpDistance > 0 && enemy && (
          <path className="plan-near" d={pathOf(enemy)} strokeWidth={2 * setUpDistance} clipPath={`url(#${clip})`} />
        )}
        <path className="plan-edge" d={pathOf(area)} />
      </g>
    );
  });
}

/** OBJ-01: the positions of the markers. */
export const Objectives = ({ plan: { objectives } }: { readonly plan: Pick<FittedPlan, 'objectives'> }) =>
  objectives.map(({ x, y }) => <circle key={`${x} ${y}`} className="map-objective" cx={x} cy={y} r="1.8" />);

/** The drawn part of a map. */
export const PlanGround = ({ plan }: { readonly plan: Battleplan }) => (
  <svg className="plan-ground" viewBox={`0 0 ${plan.map.width} ${plan.map.depth}`} aria-hidden="true">
    <g transform={`translate(0 ${plan.map.depth}) scale(1 -1)`}>
      <Territories plan={plan} />
    </g>
  </svg>
);
