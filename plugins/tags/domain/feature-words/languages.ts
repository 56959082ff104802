import type { Words } from '#core/search/facet.ts'

/** Words of languages. Adjectives stand without their feminine forms, which are streets: `Francuska`. */
export const languagesWords: Readonly<Record<string, Words>> = {
  'jezyk-angielski': `angielski, angielskiego, angielskiemu, angielskim, język angielski, języka angielskiego, językiem angielskim,
    języku angielskim, lekcje angielskiego, lekcjami angielskiego, lekcji angielskiego, zajęcia z angielskiego, zajęciami z angielskiego,
    nauka angielskiego, angielski w cenie, po angielsku, j. angielski, j. angielskim, anglojęzyczn*, angielskojęzyczn*, native speaker,
    native speakera, native speakerem, native speakerka, native speakers, nativem, nativa, англійськ*, англійська мова, англійської мови,
    англійську мову, англійською мовою, англомовн*, носій мови, носієм мови, носієм англійської, english, english language,
    english lessons, english classes, english speaking, english speaker, english speakers, speak english, speaks english, english medium`,
  'grupy-dwujezyczne': `dwujęzyczn*, dwu języczn*, grupy dwujęzyczne, grupa dwujęzyczna, grupami dwujęzycznymi, dwa języki,
    w dwóch językach, immersja, immersji, двомовн*, двомовні групи, двомовними групами, білінгв*, двома мовами, bilingual, bilingually,
    bilingual group, bilingual groups, dual language, two languages, immersion`,
  'jezyk-niemiecki': `niemiecki, niemieckiego, niemieckiemu, niemieckim, język niemiecki, języka niemieckiego, językiem niemieckim,
    j. niemiecki, po niemiecku, niemieckojęzyczn*, німецьк*, німецька мова, німецької мови, німецьку мову, німецькою мовою, german,
    german language, german lessons, german classes, german speaking`,
  'jezyk-hiszpanski': `hiszpański, hiszpańskiego, hiszpańskiemu, hiszpańskim, język hiszpański, języka hiszpańskiego, językiem hiszpańskim,
    j. hiszpański, po hiszpańsku, hiszpańskojęzyczn*, іспанськ*, іспанська мова, іспанської мови, іспанську мову, іспанською мовою,
    spanish, spanish language, spanish lessons, spanish classes, spanish speaking`,
  'jezyk-francuski': `francuski, francuskiego, francuskiemu, francuskim, język francuski, języka francuskiego, językiem francuskim,
    j. francuski, po francusku, francuskojęzyczn*, frankofońsk*, французьк*, французька мова, французької мови, французьку мову,
    французькою мовою, french, french language, french lessons, french classes, french speaking`,
  'jezyk-ukrainski': `ukraiński, ukraińskim, język ukraiński, języka ukraińskiego, językiem ukraińskim, języku ukraińskim, j. ukraiński,
    po ukraińsku, mówią po ukraińsku, українська, українською, українська мова, української мови, українську мову, українською мовою,
    ukrainian language, ukrainian lessons, ukrainian classes`,
  'jezyk-migowy': `język migowy, języka migowego, językiem migowym, języku migowym, migowy, migowym, migowego, migany, pjm, жестова мова,
    жестової мови, жестову мову, жестовою мовою, мова жестів, мовою жестів, sign language, signing, baby sign, baby signs, baby signing,
    makaton`,
}
