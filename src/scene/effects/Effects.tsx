import { PictureEffects } from './composer/PictureEffects';
import { GroundCover } from './ground/GroundCover';
import { Mist } from './ground/Mist';
import { MatMarks } from './marks/MatMarks';
import { Outlines } from './Outlines';
import { ObjectiveGlow } from './objectives/ObjectiveGlow';
import { Sparks } from './Sparks';
import { Motes } from './sky/Motes';
import { Silhouettes } from './sky/Silhouettes';
import './elements';

/** All ornament, one line each; none of it is needed to play. Each part reads from the quality how much it may draw. */
export default function Effects() {
  return (
    <>
      <GroundCover />
      <MatMarks />
      <Mist />
      <Motes />
      <Silhouettes />
      <PictureEffects />
      <ObjectiveGlow />
      <Outlines />
      <Sparks />
    </>
  );
}
