import css from './drawing.module.css'

/** Drawing of an almost empty box of crayons, for empty lists. */
export const EmptyBox = () => (
  <svg viewBox="0 0 200 140" className={css['small']} aria-hidden focusable="false">
    <path d="M20 124C60 116 140 130 182 120" fill="none" stroke="#BFA3FF" strokeWidth="12" strokeLinecap="round" />
    <path d="M86 30l10-18h4l10 18v50H86z" fill="#FFCF1F" />
    <path d="M58 52l84-2-4 70-76 2z" fill="#3D1A73" />
    <path d="M58 52l14-14 56-2 14 14z" fill="#5B3A94" />
    <path d="M86 30h24v20H86z" fill="#FFCF1F" />
    <path d="M86 36h24v5H86z" fill="#17121F" />
    <path d="M74 84c14-8 20 8 32 0s14-4 20-2" fill="none" stroke="#FFCF1F" strokeWidth="6" strokeLinecap="round" />
  </svg>
)
