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

interface Drawn {
  readonly name: string;
  readonly picture: string;
}

/** A miniature as it stands on the table. Its name always stands beside it, so it is not read out. */
export function Portrait({ warscroll, seat }: PortraitProps) {
  const paint = useContext(PainterContext);
  const [drawn, setDrawn] = useState<Drawn>();
  const name = `${warscroll.id} ${seat}`;
  useEffect(() => {
    let isWanted = true;
    const { id: figure, base: outline, height } = warscroll;
    paint({ figure, outline, height, seat: indexOf(seat) }).then(
      picture => isWanted && picture && setDrawn({ name: `${warscroll.id} ${seat}`, picture }),
      // the emblem stays
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [paint, warscroll, seat]);
  return (
    <span className="portrait" data-seat={seat} aria-hidden="true">
      {drawn?.name === name ? <img src={drawn.picture} alt="" /> : <Icon name="figure" size={24} />}
    </span>
  );
}
