import css from './drawings.module.css'

/** Drawing: a facility card with checked facts, and a calendar page. */
export const DatedCard = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#FFCF1F" />
    <path d="M48 36l150-8 8 144-150 8z" fill="#FFF8E1" />
    <path d="M58 46l132-7 2 48-132 7z" fill="#BFA3FF" />
    <path d="M100 88l-1-22 26-18 30 16v21z" fill="#3D1A73" />
    <path d="M120 87v-13h11v12z" fill="#FFCF1F" />
    <path d="M84 112l96-5M86 134l84-4M88 156l92-5" stroke="#3D1A73" strokeWidth="7" strokeLinecap="round" />
    <path
      d="M64 112l4 5 8-10M66 135l4 5 8-10M68 157l4 5 8-10"
      fill="none"
      stroke="#17713F"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g transform="rotate(8 244 116)">
      <path d="M206 78h76v78h-76z" fill="#fff" />
      <path d="M206 72h76v24h-76z" fill="#F0763A" />
      <path d="M222 64v18M266 64v18" stroke="#17121F" strokeWidth="6" strokeLinecap="round" />
      <path d="M222 112h8M242 112h8M262 112h8M222 128h8M262 128h8M222 144h8M242 144h8" stroke="#BFA3FF" strokeWidth="8" />
      <circle cx="246" cy="128" r="11" fill="none" stroke="#3D1A73" strokeWidth="5" />
    </g>
  </svg>
)
