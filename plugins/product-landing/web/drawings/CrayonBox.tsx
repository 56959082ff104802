import { Crayon } from './crayon.tsx'
import css from './drawings.module.css'

const waxes = ['#F0763A', '#3D1A73', '#17713F', '#BFA3FF', '#B3261E', '#1B58B0'] as const

/** Drawing: a full box of crayons, the largest package. */
export const CrayonBox = ({ large }: { large?: boolean }) => (
  <svg viewBox="0 0 220 130" className={large ? css['free'] : css['small']} aria-hidden focusable="false">
    {waxes.map((wax, n) => (
      <Crayon key={wax} x={14 + n * 33} y={[8, 0, 10, 4, 0, 9][n] ?? 0} wax={wax} paper="#FFF8E1" />
    ))}
    <path d="M6 62l208-3-4 68-200 3z" fill="#17121F" />
    <path d="M36 100c26-18 34 12 62-2s50-8 84 0" fill="none" stroke="#FFCF1F" strokeWidth="9" strokeLinecap="round" />
  </svg>
)
