import { useContext, useEffect, useState } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import { PainterContext } from '../../../../shell/screen/portrait-slot';
import { indexOf } from '../../picture/minis';
import type { Seat } from '../../types';
import type { Warscroll } from '../../warscroll';
import './portraits.css';

interface PortraitProps {
  readonly warscroll: Pick<Warscroll, 'id' | 'base' | 'height'>;
  readonly seat: Seat;
}

interface Painted {
  readonly name: string;
  /** Undefined if none can be drawn. */
  readonly picture: string | undefined;
}

/** A miniature as it stands on the table. Its name is always beside it, so it is hidden from screen readers. */
export function Portrait({ warscroll, seat }: PortraitProps) {
  const paint = useContext(PainterContext);
  const [painted, setPainted] = useState<Painted>();
  const name = `${warscroll.id} ${seat}`;
  useEffect(() => {
    let isWanted = true;
    const { id: figure, base: outline, height } = warscroll;
    const show = (picture?: string) => isWanted && setPainted({ name: `${figure} ${seat}`, picture });
    paint({ figure, outline, height, seat: indexOf(seat) }).then(show, () => show());
    return () => {
      isWanted = false;
    };
  }, [paint, warscroll, seat]);
  const isWaiting = painted?.name !== name;
  return (
    <span className="portrait" data-seat={seat} data-state={isWaiting ? 'waiting' : 'ready'} aria-hidden="true">
      {isWaiting ? undefined : painted.picture ? (
        <img src={painted.picture} alt="" />
      ) : (
        <Icon name="figure" size={24} />
      )}
    </span>
  );
}
