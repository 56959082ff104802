export { WayMap, wayMapMessages } from '../web/components/WayMap.tsx'
export type { WayOnMap } from '../web/engine/way-map.ts'
