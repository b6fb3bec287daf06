import { Glow } from './Glow';
import { GroundCover } from './ground/GroundCover';
import { Outlines } from './Outlines';
import { Sparks } from './Sparks';
import './elements';

/** All ornament, one line each; none of it is needed to play. Each part reads from the quality how much it may draw. */
export default function Effects() {
  return (
    <>
      <GroundCover />
      <Glow />
      <Outlines />
      <Sparks />
    </>
  );
}
