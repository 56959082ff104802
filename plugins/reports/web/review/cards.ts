import { lazy } from 'react'

// Cards of the desk, each loaded with the first one of its kind.

export const CaseCard = lazy(async () => ({ default: (await import('./CaseCard.tsx')).CaseCard }))
export const AppealCard = lazy(async () => ({ default: (await import('./AppealCard.tsx')).AppealCard }))
