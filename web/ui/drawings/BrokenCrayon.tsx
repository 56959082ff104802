import css from './drawing.module.css'

/** Drawing of a broken crayon, for server errors. */
export const BrokenCrayon = () => (
  <svg viewBox="0 0 320 240" className={css['drawing']} aria-hidden focusable="false">
    <path d="M16 186C60 150 80 206 124 174s44 10 62 2" fill="none" stroke="#BFA3FF" strokeWidth="22" strokeLinecap="round" />
    <g transform="rotate(-34 170 150)">
      <path d="M176 122h20l8 12-10 10 10 12-6 12h-22l-34-14v-18z" fill="#FFCF1F" />
      <path d="M182 122h9v46h-9z" fill="#3D1A73" />
    </g>
    <g transform="rotate(-8 240 90)">
      <path d="M206 66h84a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-86l8-14-10-10 12-12z" fill="#FFCF1F" />
      <path d="M270 66h10v46h-10z" fill="#3D1A73" />
    </g>
    <path d="M206 132l6 8M222 140l2 10M196 116l-8-6" stroke="#F0763A" strokeWidth="6" strokeLinecap="round" />
  </svg>
)
