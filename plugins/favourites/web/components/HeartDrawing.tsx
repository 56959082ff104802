import css from '#web/ui/drawings/drawing.module.css'

/** Drawing of a heart half filled by a crayon, for an empty list of favourites. */
export const HeartDrawing = () => (
  <svg viewBox="0 0 200 140" className={css['small']} aria-hidden focusable="false">
    <path d="M20 126C60 118 140 132 182 122" fill="none" stroke="#BFA3FF" strokeWidth="12" strokeLinecap="round" />
    <path d="M92 112C52 84 40 66 44 46c4-19 30-24 48-3 18-21 44-16 48 3 4 20-8 38-48 66z" fill="#3D1A73" />
    <path
      d="M58 44c10 6 20-10 30 2s18-4 26 2 12 0 16 2M56 60c14 8 22-8 34 2s22-6 34 4M66 76c12 6 18-6 28 2s14-2 20 2M78 92c8 4 14-4 24 0"
      fill="none"
      stroke="#FFCF1F"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path d="M118 94l42-58 16 12-42 58-20 8z" fill="#FFCF1F" />
    <path d="M152 47l16 12 8-11-16-12z" fill="#17121F" />
    <path d="M118 94l16 12-20 8z" fill="#FFE9A3" />
    <path d="M116 104l6 5-8 5z" fill="#17121F" />
  </svg>
)
