import css from './drawings.module.css'

/** Drawing: a board with notes, and a paper plane. */
export const PinnedNotes = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#17713F" />
    <path d="M20 24l280-6 2 158-280 6z" fill="#F6B48F" />
    <path d="M44 46l70-4 4 62-70 4z" fill="#FFF8E1" />
    <path d="M58 64l44-2M59 78l44-2M60 92l26-1" stroke="#3D1A73" strokeWidth="5" strokeLinecap="round" />
    <path d="M132 38l62 4-4 70-62-4z" fill="#FFCF1F" />
    <path d="M144 98c6-30 12-40 20-40s14 12 16 42" fill="none" stroke="#B3401B" strokeWidth="6" strokeLinecap="round" />
    <circle cx="164" cy="70" r="9" fill="#B3401B" />
    <path d="M60 122l84-4 2 44-84 4z" fill="#BFA3FF" />
    <path d="M74 150l14-16 12 12 10-8 18 16z" fill="#3D1A73" />
    <circle cx="80" cy="46" r="6" fill="#B3261E" />
    <circle cx="163" cy="44" r="6" fill="#1B4F94" />
    <circle cx="103" cy="122" r="6" fill="#17713F" />
    <path d="M176 158c30 6 30-26 54-30" fill="none" stroke="#FFF8E1" strokeWidth="4" strokeLinecap="round" strokeDasharray="2 10" />
    <path d="M290 48l-84 44 28 10z" fill="#fff" />
    <path d="M290 48l-56 54 4 30z" fill="#E4D8FA" />
    <path d="M290 48l-52 84 26-14z" fill="#fff" />
  </svg>
)
