import { type FocalPoint, middle } from '#core/kernel/focal-point.ts'
import css from './focal-point.module.css'

const step = (percent: number) => Math.round(percent / 10) * 10

/** Returns the attributes of an `img` that keep its focal point in sight where it is cropped. */
export const focusAttributes = ({ x, y }: FocalPoint) =>
  x === middle.x && y === middle.y ? {} : { className: css['focused'], 'data-x': step(x), 'data-y': step(y) }
