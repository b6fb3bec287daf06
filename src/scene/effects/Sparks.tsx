import { Sparkles } from '@react-three/drei';
import { extend } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { AdditiveBlending, BufferAttribute, BufferGeometry, Points } from 'three';
import { prefersStill } from '../frame/motion';
import { useRenderContext } from '../render-context';
import { scatter } from '../scatter';
import { SPARK_COLOURS, type SparkCloud, sparkCloud } from './spark-cloud';

// the tags that Sparkles renders
extend({ BufferAttribute, BufferGeometry, Points });

const SPARK_MS = 1700;
/** How far the sparks rise, in inches. */
const RISE = 0.7;

/** Sparks around affected models. They need frames to move, so they are mounted only while magic is shown. */
export function Sparks() {
  const context = useRenderContext();
  const [clouds, setClouds] = useState<readonly SparkCloud[]>([]);
  useEffect(() => {
    let count = 0;
    return context.magic.subscribe(magic => {
      if (!magic || prefersStill()) return;
      const bodies = magic.models.flatMap(id => context.miniStore.bodyOf(id) ?? []);
      const cloud = sparkCloud(count++, magic.kind, bodies, context.table);
      if (cloud) setClouds(flying => [...flying, cloud]);
    });
  }, [context]);
  const end = useCallback((id: number) => setClouds(flying => flying.filter(cloud => cloud.id !== id)), []);
  return clouds.map(cloud => <Cloud key={cloud.id} cloud={cloud} onEnd={end} />);
}

interface CloudProps {
  readonly cloud: SparkCloud;
  readonly onEnd: (id: number) => void;
}

function Cloud({ cloud: { id, kind, middle, size, count }, onEnd }: CloudProps) {
  const { motion } = useRenderContext();
  const points = useRef<Points>(null);
  const sizes = useMemo(() => {
    const next = scatter(id);
    return Float32Array.from({ length: count }, () => 14 + 36 * next() ** 2);
  }, [id, count]);
  useLayoutEffect(() => {
    if (points.current && !Array.isArray(points.current.material)) points.current.material.blending = AdditiveBlending;
  }, []);
  useEffect(() => {
    // a motion asks for frames for as long as it lasts
    const flight = motion.play(SPARK_MS, t => {
      const sparks = points.current;
      if (!sparks) return;
      sparks.position.y = middle[1] + RISE * (t - 0.5);
      const opacity = sparks.geometry.getAttribute('opacity');
      opacity.array.fill(Math.min(1, 6 * t, 2.5 * (1 - t)));
      opacity.needsUpdate = true;
    });
    void flight.then(() => onEnd(id));
  }, [motion, middle, id, onEnd]);
  return (
    <Sparkles
      ref={points}
      position={[...middle]}
      scale={[...size]}
      count={count}
      size={sizes}
      color={SPARK_COLOURS[kind]}
      opacity={0}
      speed={2.2}
      noise={1}
    />
  );
}
