import css from './crayon.module.css'

/** Drawing of a nursery's door: low and arched, with a moon in its window and a duck on wheels before it. */
export const NurseryDoor = () => (
  <svg viewBox="0 0 200 220" className={css['crayon']} aria-hidden focusable="false">
    <path d="M-4 200C40 196 120 204 204 198V224H-4Z" fill="#2A1152" />
    <path d="M20 40l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM176 66l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM40 104l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#BFA3FF" />
    <path d="M50 203V104C50 74 70 52 100 52s51 22 50 52l1 99z" fill="#BFA3FF" />
    <path d="M62 202V106c0-24 16-42 38-42s38 18 38 42v96z" fill="#FFF3C4" />
    <g className="leaf">
      <path d="M62 202V106c0-22 13-38 34-41 16 3 27 18 27 39l1 102z" fill="#FFCF1F" />
      <circle cx="93" cy="110" r="19" fill="#3D1A73" />
      <path d="M99 98a13 13 0 1 0 4 20 11 11 0 1 1-4-20z" fill="#FFCF1F" />
      <path d="M72 148h42M72 170h42" stroke="#E0A800" strokeWidth="4" strokeLinecap="round" />
      <circle cx="114" cy="158" r="4.5" fill="#3D1A73" />
    </g>
    <path d="M141 178c4 12 32 14 38 0 3-6-2-8-6-5-3 3-7 3-9 0 4-4 4-14-5-15-8-1-12 5-11 11-8-1-9 4-7 9z" fill="#FFCF1F" />
    <path d="M146 163l-10 3 10 4z" fill="#F0763A" />
    <circle cx="154" cy="164" r="2" fill="#17121F" />
    <path d="M146 196a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM164 196a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" fill="#F0763A" />
  </svg>
)
