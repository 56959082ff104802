import css from './drawing.module.css'

/** Drawing of a lost kite, for pages that do not exist. */
export const LostKite = () => (
  <svg viewBox="0 0 320 240" className={css['drawing']} aria-hidden focusable="false">
    <path d="M-4 196C60 176 120 206 190 190s110-4 138 4v52H-4Z" fill="#BFA3FF" />
    <path d="M236 192c-2-30 2-60 4-84" fill="none" stroke="#3D1A73" strokeWidth="13" strokeLinecap="round" />
    <path d="M240 36c34-10 62 12 56 42 14 22-8 48-34 42-20 14-52 6-54-18-20-12-14-42 8-46 2-10 12-18 24-20z" fill="#3D1A73" />
    <path d="M206 22l44 34-26 52-48-34z" fill="#FFCF1F" />
    <path d="M206 22l18 86-48-34z" fill="#F0763A" />
    <path
      d="M224 108c-28 26-12 40-44 46s-36 30-66 22-40 12-62 6"
      fill="none"
      stroke="#F0763A"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="2 9"
    />
    <path d="M180 146l-10 14 16 2zM118 168l-8 16 16-2z" fill="#FFCF1F" />
    <path
      d="M30 60c8-14 28-12 32 0 14-4 22 12 10 18H34c-14 0-16-16-4-18zM120 34c6-10 20-8 23 0 10-3 16 9 7 13h-27c-10 0-12-11-3-13z"
      fill="#E9DFFB"
    />
  </svg>
)
