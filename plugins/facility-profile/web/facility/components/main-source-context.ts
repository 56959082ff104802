import { createContext } from 'react'
import type { From } from '../../profile.data.ts'

/** Source and day of most facts of the profile. */
export const MainSourceContext = createContext<From | null>(null)
