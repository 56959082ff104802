import css from './drawings.module.css'

/** Drawing: a folded map with a route and a crayon tip as pin. */
export const PinOnMap = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#3D1A73" />
    <path d="M36 52l82-18v126l-82 18z" fill="#BFA3FF" />
    <path d="M118 34l84 18v126l-84-18z" fill="#E9DFFB" />
    <path d="M202 52l82-18v126l-82 18z" fill="#BFA3FF" />
    <path d="M36 120c30-14 52 4 82-14s52 18 84 6 52-8 82-18v34c-30 12-52 4-82 20s-54-12-84 0-52-2-82 14z" fill="#8CC7A1" />
    <path
      d="M58 86c34 30 60-14 92 14s40 34 96 8"
      fill="none"
      stroke="#3D1A73"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="2 12"
    />
    <path d="M150 18h40a6 6 0 0 1 6 6v44l-26 42-26-42V24a6 6 0 0 1 6-6z" fill="#FFCF1F" />
    <path d="M144 56h52v12l-26 42-26-42z" fill="#FFF3C4" />
    <path d="M160 92h20l-10 18zM144 30h52v9h-52z" fill="#17121F" />
    <path d="M230 70l12 20-24 2zM74 130l10 16-20 2z" fill="#F0763A" />
  </svg>
)
