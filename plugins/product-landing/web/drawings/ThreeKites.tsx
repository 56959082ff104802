import css from './drawings.module.css'

/** Drawing: three kites on strings that meet, for three languages. */
export const ThreeKites = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#D5E6F7" />
    <path d="M-4 168c60-16 120 6 180-6s100-6 148 2v40H-4z" fill="#8FBCE8" />
    <path d="M74 66c10 60 60 70 86 112M162 72c-8 44 4 60-2 106M250 66c-14 56-66 68-90 112" fill="none" stroke="#17121F" strokeWidth="3" />
    <path d="M74 14l34 28-34 44-34-40z" fill="#fff" />
    <path d="M40 46l34 40 34-44z" fill="#B3261E" />
    <path d="M162 20l34 28-34 44-34-40z" fill="#1B58B0" />
    <path d="M128 52l34 40 34-44z" fill="#FFCF1F" />
    <path d="M250 14l34 28-34 44-34-40z" fill="#3D1A73" />
    <path d="M250 14l34 28-34 44z" fill="#BFA3FF" />
    <path d="M84 96l-6 14 14-4zM98 116l-4 14 14-6zM158 104l8 12-16 2zM238 96l8 12-16 0zM224 118l6 13-15-2z" fill="#F0763A" />
    <circle cx="160" cy="178" r="9" fill="#F0763A" />
  </svg>
)
