import { Table } from '../scene/Table';
import { TableLost } from '../shell/page/TableLost';
import { Icon, type IconName } from '../shell/parts/icons';
import type { TableSlotProps } from '../shell/screen/table-slot';
import { useDrawing } from '../shell/screen/use-drawing';

/** In place of a picture that is lost. */
const lost = (drawAgain: () => void) => <TableLost onDrawAgain={drawAgain} />;

const iconOf = (name: string) => <Icon name={name as IconName} size={16} />;

/** A table that a game describes, drawn by the scene in the quality that the player chose. */
export const SceneTable = (props: TableSlotProps) => <Table {...useDrawing()} {...props} iconOf={iconOf} lost={lost} />;
