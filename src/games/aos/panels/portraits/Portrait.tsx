import { useContext, useEffect, useState } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import { PainterContext, type PortraitOf } from '../slots/portrait-slot';
import './portraits.css';

interface Drawn {
  readonly name: string;
  readonly picture: string;
}

/** A miniature as it stands on the table. Its name always stands beside it, so it is not read out. */
export function Portrait({ warscroll, seat }: PortraitOf) {
  const paint = useContext(PainterContext);
  const [drawn, setDrawn] = useState<Drawn>();
  const name = `${warscroll.id} ${seat}`;
  useEffect(() => {
    let isWanted = true;
    paint({ warscroll, seat }).then(
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
