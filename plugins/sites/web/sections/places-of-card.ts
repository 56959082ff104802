import type { FocalPoint } from '#core/kernel/focal-point.ts'

/** Returns where a card of words leaves a point of the photo free: at the right for people at the left, below for people who are low. */
export const placesOfCard = ({ x, y }: FocalPoint): string => [x < 35 ? 'right' : 'left', ...(y > 80 ? ['below'] : [])].join(' ')
