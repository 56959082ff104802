import css from './drawings.module.css'

/** Drawing: a telephone behind a curtain, hidden from a paper robot. */
export const HiddenTelephone = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#17121F" />
    <path d="M-4 166c80-10 200 8 328-4v42H-4z" fill="#2A1152" />
    <path d="M150 122c10-34 90-36 102-2l14 48H136z" fill="#F0763A" />
    <circle cx="201" cy="142" r="17" fill="#FFF3C4" />
    <path d="M136 108c0-40 130-40 130-2l-4 14-28 2-6-18c-14-8-42-8-54 0l-6 18-28-2z" fill="#FFCF1F" />
    <path d="M198 28h106v140h-96c10-40-14-90-10-140z" fill="#3D1A73" />
    <path d="M218 30c-4 50 16 90 8 138M244 30c-2 50 10 90 6 138M274 30c0 50 6 90 4 138" fill="none" stroke="#5B3A94" strokeWidth="6" />
    <path d="M126 22h184v13H126z" fill="#BFA3FF" />
    <path d="M36 76l62-3 2 44-62 3zM46 124l44-2 2 44-44 2z" fill="#BFA3FF" />
    <path d="M67 74V56" stroke="#BFA3FF" strokeWidth="5" />
    <circle cx="67" cy="52" r="7" fill="#F0763A" />
    <circle cx="56" cy="92" r="6" fill="#17121F" />
    <circle cx="82" cy="91" r="6" fill="#17121F" />
    <path d="M58 110c6-6 16-6 22-1" fill="none" stroke="#17121F" strokeWidth="4" strokeLinecap="round" />
    <path d="M46 132l-16 20M92 130l18 16" stroke="#BFA3FF" strokeWidth="8" strokeLinecap="round" />
  </svg>
)
