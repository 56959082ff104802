import { lazy } from 'react'

/** Card of an edit, loaded with the first one. */
export const ShadowCard = lazy(async () => ({ default: (await import('./ShadowCard.tsx')).ShadowCard }))
