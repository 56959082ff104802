import { Crayon } from './crayon.tsx'
import css from './drawings.module.css'

/** Drawing: three crayons, the middle package. */
export const ThreeCrayons = () => (
  <svg viewBox="0 0 200 110" className={css['small']} aria-hidden focusable="false">
    <path d="M8 100c40-14 60 6 100-2s50-6 84 0" fill="none" stroke="#5B3A94" strokeWidth="10" strokeLinecap="round" />
    <Crayon x={10} y={10} wax="#FFCF1F" paper="#17121F" />
    <Crayon x={48} y={4} wax="#F0763A" paper="#17121F" />
    <Crayon x={86} y={12} wax="#BFA3FF" paper="#17121F" />
  </svg>
)
