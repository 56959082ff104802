import css from './drawings.module.css'

/** Drawing: coat hooks with three bags and the outline of a fourth. */
export const CoatHooks = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#FFF3C4" />
    <path d="M16 42l288-6 2 26-290 6z" fill="#3D1A73" />
    <path
      d="M58 56v18c0 12 16 12 16 0M130 54v18c0 12 16 12 16 0M202 53v18c0 12 16 12 16 0M274 51v18c0 12 16 12 16 0"
      fill="none"
      stroke="#17121F"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M40 104l52-2 6 64-62 2z" fill="#F0763A" />
    <path d="M48 104c0-34 36-34 36-2M120 102c0-36 38-36 38-2M196 100c0-34 34-34 36-2" fill="none" stroke="#17121F" strokeWidth="5" />
    <path d="M112 102l54-2 8 66-66 2z" fill="#BFA3FF" />
    <path d="M186 100l54-2 4 68-62 2z" fill="#FFCF1F" />
    <path d="M44 132l50-2v12l-50 2zM124 136l34-1 2 20-36 1z" fill="#FFF8E1" />
    <circle cx="213" cy="134" r="14" fill="#3D1A73" />
    <path d="M256 98l50-2 4 66-58 2z" fill="none" stroke="#BFA3FF" strokeWidth="4" strokeLinejoin="round" strokeDasharray="7 8" />
    <path d="M12 182c90-8 200 6 296-4" fill="none" stroke="#F6B48F" strokeWidth="9" strokeLinecap="round" />
  </svg>
)
