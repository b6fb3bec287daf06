import type { InstancedMesh } from 'three';
import { inkOf } from '../colours';
import { writeInstances } from '../instances';
import { matrixOf } from '../minis/mini-batch';
import type { MiniState } from '../minis/mini-state';
import type { TableSize } from '../space';

/** How much of the line is ivory, the rest is the side's colour. */
const LIGHT = { selected: 0.45, hovered: 0.85 };

/** Whether a mini is selected or pointed at; the slain are neither. */
export const isOutlined = ({ view: { look } }: MiniState): boolean =>
  look?.fallen !== true && (look?.selected === true || look?.hovered === true);

/** Writes where outlined minis stand and how light their lines are. */
export function writeOutlines(mesh: InstancedMesh, minis: readonly MiniState[], table: TableSize): void {
  const team = mesh.geometry.getAttribute('team');
  const light = mesh.geometry.getAttribute('light');
  writeInstances(mesh, minis, ({ view, transform }, i) => {
    inkOf(view.seat).toArray(team.array, i * 3);
    light.setX(i, view.look?.hovered ? LIGHT.hovered : LIGHT.selected);
    return matrixOf(transform, table);
  });
}
