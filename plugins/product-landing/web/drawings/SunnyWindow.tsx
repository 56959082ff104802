import css from './drawings.module.css'

/** Drawing: a browser window with a building and the sun, and building blocks. */
export const SunnyWindow = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#F0763A" />
    <path d="M42 30l216-8 4 132-216 8z" fill="#FFF8E1" />
    <path d="M42 30l216-8 1 26-216 8z" fill="#3D1A73" />
    <circle cx="62" cy="42" r="6" fill="#FFCF1F" />
    <circle cx="82" cy="41" r="6" fill="#BFA3FF" />
    <path d="M104 40l110-4" stroke="#5B3A94" strokeWidth="10" strokeLinecap="round" />
    <circle cx="218" cy="78" r="17" fill="#FFCF1F" />
    <path d="M46 140c40-16 80 4 120-6s60-6 96-2l1 22-216 8z" fill="#8CC7A1" />
    <path d="M92 92l62-3 2 50-62 3z" fill="#BFA3FF" />
    <path d="M80 96l42-36 46 32z" fill="#3D1A73" />
    <path d="M116 141v-24h16v23z" fill="#FFCF1F" />
    <path d="M208 130l46-2 2 44-46 2z" fill="#3D1A73" />
    <path d="M258 134l42-2 2 40-42 2z" fill="#FFCF1F" />
    <path d="M234 92l44 2-2 38-44-2z" fill="#17713F" />
    <circle cx="232" cy="151" r="11" fill="#FFCF1F" />
    <path d="M270 164l10-22 12 21z" fill="#F0763A" />
  </svg>
)
