/** Beginnings of words about a facility, of which an opinion contains at least one. */
const topics = [
  /(?<!\p{L})(?:przedszk|przeczkol|zlob|punkt|placow|ochronk|pani|pan(?!\p{L})|cioci|ciotk|ciot(?!\p{L})|kadr|naucz|wychow|opiek|zaopiek|dyrek|personel|obslug|kuchn|kuchar|wozn)/u,
  /(?<!\p{L})(?:dziec|maluch|syn|cor(?:k|ec|us)|wnu[kc]|mlod[aye]|mal[aey](?!\p{L})|mam[aoy](?!\p{L})|tata|tatus|babci|dziad|rodzi[cn]|\p{L}*latk|alergicy|starsza|niemowl|bajtl|dzioch|dziouch)/u,
  /(?<!\p{L})(?:jedzen|posil|obiad|catering|zup|sniadan|podwieczor|wyzyw|jadlosp|mies[ao]|pierog|diet|warzyw|owoc|mleczn|weget)/u,
  /(?<!\p{L})(?:plac(?:u|em)?\s+zab|zabaw|ogrod|sal(?:a|e|i|ka)(?!\p{L})|toalet|lazien|szatni|lezak|drzem|lozeczk|furtk|piaskown|budyn|parking|pieluch|bud[aey](?!\p{L}))/u,
  /(?<!\p{L})(?:zajec|adaptac|grup|angielsk|rytmik|logoped|montessori|karty\s+pracy|wycieczk|bal(?:u|em|e)?(?!\p{L})|jaselk|teatr|las(?:u|em)|dwor|rekrut|zapis|umow|otwart|dyzur|wakac|zebran|oplat|czesn|cen[aey](?!\p{L})|wpisow|znizk|kaucj|regulamin|statut|deklarac|formularz|wniosk|sekretariat|wszy(?!\p{L})|chor[oy]|atmosfer|czyst|brud|higien|bezpiecz|kontakt|komunik|aplikac|posyl|chodzi|uczeszcz)/u,
  /(?<!\p{L})(?:садк|сад(?:ок|ик)|сад(?!\p{L})|ясл|діт|дит|вихов|вчит|груп|їж|їсть|годув|донь|доч|син|кухн|чист|адапт|занят|директ|батьк|возим|смачн)/u,
  /(?<!\p{L})(?:nurser|kindergarten|preschool|teacher|staff|kids?(?!\p{L})|child|son(?!\p{L})|daughter|food|meals|soup|playground|class|group|toddler|caregiver|school|parent|director|waiting\s+list)/u,
]

/** Tells if a folded text has few different words. */
export const isPadded = (folded: string): boolean => {
  const words = folded.match(/\p{L}{2,}/gu) ?? []
  const different = new Set(words).size
  return different < 6 || different / words.length < 0.35
}

/** Tells if a folded text contains nothing that belongs to a facility. */
export const isOffTopic = (folded: string): boolean => !topics.some((topic) => topic.test(folded))
