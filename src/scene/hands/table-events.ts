import { events, type RootState } from '@react-three/fiber';

/** Fiber's pointer events on a canvas that the page may show larger or smaller than its own pixels. */
export const tableEvents: typeof events = store => ({
  ...events(store),
  compute(event, state: RootState) {
    const { left, top, width, height } = state.gl.domElement.getBoundingClientRect();
    state.pointer.set(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
    state.raycaster.setFromCamera(state.pointer, state.camera);
  },
});
