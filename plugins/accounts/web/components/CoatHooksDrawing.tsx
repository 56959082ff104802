import css from '#web/ui/drawings/crayon.module.css'

/** Decorative drawing of coat hooks with a coat and a bag. */
export const CoatHooksDrawing = () => (
  <svg viewBox="0 0 400 460" className={css['crayon']} aria-hidden focusable="false">
    <path d="M-6 426C90 420 300 432 406 424V466H-6Z" fill="#E5AE00" />
    <path d="M20 116C120 110 280 118 380 112L381 142C280 148 120 140 21 146Z" fill="#F0763A" />
    <path d="M48 22l62-2 2 62-62 2zM169 20l62 2-2 62-62-2zM290 22l62-2 1 62-62 2z" fill="#FFF8E1" />
    <path d="M80 34c9 0 13 8 10 14 8 4 8 16-2 18-3 8-15 8-17 0-9-2-11-14-2-18-3-7 2-14 11-14z" fill="#FFCF1F" />
    <circle cx="80" cy="52" r="6" fill="#F0763A" />
    <path d="M198 32l16 20-14 22-17-22z" fill="#3D1A73" />
    <path d="M199 74c5 4-4 5 1 9" fill="none" stroke="#3D1A73" strokeWidth="3" strokeLinecap="round" />
    <path d="M303 62l24-30 11 9-25 29-13 3z" fill="#17713F" />
    <path
      d="M80 138v20c0 10 14 10 14 0M199 138v20c0 10 14 10 14 0M320 138v20c0 10 14 10 14 0"
      fill="none"
      stroke="#17121F"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path
      d="M66 170c8-14 28-14 36 0l26 12c14 8 24 62 26 108l-26 6-8-58-2 92c-22 8-54 8-76 0l-2-92-10 58-26-8c4-44 14-96 28-106z"
      fill="#FFCF1F"
    />
    <path d="M84 180c-2 50-2 96 0 152" fill="none" stroke="#B98A00" strokeWidth="4" strokeLinecap="round" />
    <path d="M50 268l22 2-1 26-20-2zM98 270l22-2-1 26-20 2z" fill="#E5AE00" />
    <circle cx="92" cy="214" r="5" fill="#17121F" />
    <circle cx="92" cy="246" r="5" fill="#17121F" />
    <path d="M190 172c4-16 26-16 30 0" fill="none" stroke="#BFA3FF" strokeWidth="8" strokeLinecap="round" />
    <path d="M168 190c20-16 58-16 76 0 10 28 10 68 4 100-26 10-58 10-84 0-6-32-6-72 4-100z" fill="#F0763A" />
    <path d="M176 232c22 8 40 8 62 0l2 46c-22 8-44 8-66 0z" fill="#3D1A73" />
    <path d="M206 236v18" stroke="#FFCF1F" strokeWidth="6" strokeLinecap="round" />
    <path d="M22 362C130 354 270 364 378 358L379 384C270 390 130 382 23 388Z" fill="#FFF8E1" />
    <path d="M46 386l8 44h14l-2-44zM336 384l-2 44h14l8-46z" fill="#FFF3C4" />
    <path d="M150 392l30-2 2 26c18 2 26 8 24 18l-56 2zM216 392l30-2 2 26c18 2 26 8 24 18l-56 2z" fill="#BFA3FF" />
    <path d="M150 430l56-2v8l-56 2zM216 430l56-2v8l-56 2z" fill="#17121F" />
  </svg>
)
