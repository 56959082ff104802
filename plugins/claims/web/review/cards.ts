import { lazy } from 'react'

/** Card of a claim, loaded with the first one. */
export const ClaimCard = lazy(async () => ({ default: (await import('./ClaimCard.tsx')).ClaimCard }))
