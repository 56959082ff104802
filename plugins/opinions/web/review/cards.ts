import { lazy } from 'react'

// Cards of the desk, each loaded with the first one of its kind.

export const OpinionReview = lazy(async () => ({ default: (await import('./ReviewCards.tsx')).OpinionReview }))
export const AnswerReview = lazy(async () => ({ default: (await import('./ReviewCards.tsx')).AnswerReview }))
