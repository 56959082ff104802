import css from './logo.module.css'

/** The Kredka logo: a crayon on its stroke. */
export const Logo = () => (
  <svg viewBox="0 0 40 40" className={css['logo']} aria-hidden focusable="false">
    <path d="M3 32C10 26 14 35 21 31S32 26 37 31" className={css['stroke']} />
    <g transform="rotate(-42 20 19)">
      <path d="M9 13.5h24a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H9L1 20.5v-3z" className={css['wax']} />
      <path d="M11 13.5h4v11h-4zM28 13.5h3v11h-3z" className={css['band']} />
    </g>
  </svg>
)
