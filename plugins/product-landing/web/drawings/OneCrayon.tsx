import { Crayon } from './crayon.tsx'
import css from './drawings.module.css'

/** Drawing: one crayon and its stroke, the free package. */
export const OneCrayon = () => (
  <svg viewBox="0 0 200 110" className={css['small']} aria-hidden focusable="false">
    <path d="M8 98c30-18 40 10 70-4s60-8 114 0" fill="none" stroke="#BFA3FF" strokeWidth="10" strokeLinecap="round" />
    <g transform="rotate(24 40 60)">
      <Crayon x={26} y={4} wax="#FFCF1F" paper="#17121F" />
    </g>
  </svg>
)
