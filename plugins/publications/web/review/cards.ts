import { lazy } from 'react'

/** Card of a material, loaded with the first one. */
export const MaterialReview = lazy(async () => ({ default: (await import('./MaterialReview.tsx')).MaterialReview }))
