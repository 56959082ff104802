/**
 * Phrases that mean options of a choice facet, or a boolean facet if there are no options. Options are URL values; `*`
 * ends the beginning of a word.
 */
export interface FilterPhrases {
  readonly facet: string
  readonly options: readonly string[]
  readonly phrases: readonly string[]
}

const of = (facet: string, options: string, phrases: string): FilterPhrases => ({
  facet,
  options: options.split(' ').filter((option) => option !== ''),
  phrases: phrases.split(',').map((phrase) => phrase.trim()),
})

/**
 * The words of Polish, Ukrainian and English that mean a filter. Words that are also names of streets or towns are
 * listed form by form, so that `ogrodowa` and `sportowa` remain streets.
 */
export const filterPhrases: readonly FilterPhrases[] = [
  of(
    'category',
    'zlobki',
    'żłobek, żłobka, żłobku, żłobki, żłobków, żłobkach, złobek, złobka, żlobek, żłobkiem, żłobkami, ясла, ясел, яслах, ясла-садок, nursery, nurseries, creche, crèche, daycare, day care',
  ),
  of(
    'category',
    'przedszkola',
    `przedszkole, przedszkola, przedszkolu, przedszkoli, przedszkolach, przedszkolem, przeczkole, przeczkola, pszedszkole, pszedszkola, przedskole,
     садок, садка, садку, садки, садочок, садочку, садочка, садік, садика, садик, садика, садіка, дитячий садок, дитячі садки, дитсадок,
     leśne przedszkole, leśnego przedszkola, лісовий садок, forest kindergarten, forest preschool,
     preschool, preschools, pre school, kindergarten, kindergartens, kindergarden, kindergardens, nursery school, nursery schools`,
  ),
  of(
    'specialization',
    'klub-malucha-dzieciecy',
    'klub dziecięcy, kluby dziecięce, klub malucha, kluby malucha, klubu malucha, дитячий клуб, клуб малюка, toddler club, toddler clubs',
  ),
  of(
    'specialization',
    'opiekun-dzienny',
    'dzienny opiekun, dzienni opiekunowie, opiekun dzienny, dziennego opiekuna, opiekuna dziennego, childminder, childminders, child minder, денний опікун, денна няня',
  ),
  of('specialization', 'punkt-przedszkolny', 'punkt przedszkolny, punkty przedszkolne'),
  of('specialization', 'oddzial-przedszkolny', 'oddział przedszkolny, oddziały przedszkolne, zerówka, zerówki'),
  of('specialization', 'zespol-wychowania-przedszkolnego', 'zespół wychowania przedszkolnego'),
  of(
    'specialization',
    'szkola-podstawowa',
    'szkoła podstawowa, szkoły podstawowe, podstawówka, початкова школа, primary school, primary schools',
  ),

  of('ownership', 'publiczna', 'publiczn*, państwow*, державн*, комунальн*, муніципальн*, public, state run'),
  of('ownership', 'niepubliczna prywatna', 'niepubliczn*, prywatn*, приватн*, private, non public'),
  of('ownership', 'montessori', 'montes*, монтес*'),
  of('ownership', 'waldorfska', 'waldorf*, вальдорф*'),
  of('ownership', 'froeblowska', 'froebl*, freblow*, froebel*'),
  of(
    'ownership',
    'integracyjna',
    'oddziały integracyjne, oddziałami integracyjnymi, oddziałem integracyjnym, integracyjne, integracyjny, integracyjna, integracyjnego, integracyjnej, integracyjnymi, integracja, інтеграційн*, інклюзивн*, inclusive, integration',
  ),
  of('ownership', 'specjalna', 'specjalne, specjalny, спеціальн*, special needs'),
  of('ownership', 'katolicka', 'katolick*, католицьк*, catholic'),
  of('ownership', 'sportowa', 'sportowe, sportowy, спортивн*'),
  of('ownership', 'muzyczna', 'muzyczne, muzyczny, музичн*'),
  of('ownership', 'artystyczna', 'artystyczne, artystyczny, мистецьк*'),
  of('ownership', 'terapeutyczna', 'terapeutyczne, terapeutyczny, терапевтичн*'),
  of(
    'ownership',
    'grupy-ukrainskie',
    'ukraińskie grupy, grupy ukraińskie, grupa ukraińska, grupą ukraińską, українські групи, українська група, українською групою, українських груп, ukrainian groups, ukrainian group',
  ),

  of('features', 'ogrod', 'własny ogród, własnym ogrodem, ogród, ogrodem, ogrodu, ogródek, ogródkiem, сад, садом, власний сад, garden'),
  of('features', 'plac-zabaw', 'plac zabaw, placem zabaw, placu zabaw, дитячий майданчик, майданчиком, playground'),
  of(
    'features',
    'jezyk-angielski',
    `język angielski, językiem angielskim, angielski, angielskim, angielskiego, po angielsku, англійська мова, англійська, англійською, англійської, english speaking, english lessons, english`,
  ),
  of('features', 'jezyk-niemiecki', 'język niemiecki, językiem niemieckim, niemiecki, niemieckim, німецька, німецькою, german'),
  of('features', 'jezyk-hiszpanski', 'język hiszpański, językiem hiszpańskim, hiszpański, hiszpańskim, іспанська, іспанською, spanish'),
  of('features', 'jezyk-francuski', 'język francuski, językiem francuskim, francuski, francuskim, французька, французькою, french'),
  of(
    'features',
    'jezyk-ukrainski',
    'język ukraiński, językiem ukraińskim, po ukraińsku, українська мова, українською, українською мовою, ukrainian language',
  ),
  of('features', 'grupy-dwujezyczne', 'dwujęzyczn*, двомовн*, bilingual'),
  of('features', 'logopeda', 'logoped*, логопед*, speech therapist, speech therapy'),
  of('features', 'psycholog', 'psycholog, psychologiem, psychologa, психолог*, psychologist'),
  of(
    'features',
    'integracja-sensoryczna-si',
    'integracja sensoryczna, integracją sensoryczną, integracji sensorycznej, terapia si, сенсорна інтеграція, сенсорною інтеграцією, sensory integration',
  ),
  of(
    'features',
    'wsparcie-dzieci-w-spektrum-autyzmu',
    'autyzm, autyzmem, spektrum autyzmu, w spektrum autyzmu, w spektrum, autysty*, аутизм, аутизмом, autism, autistic',
  ),
  of(
    'features',
    'dostosowanie-do-niepelnosprawnosci',
    'niepełnosprawn*, wózku inwalidzkim, wózek inwalidzki, з інвалідністю, на візку, wheelchair accessible, accessible, wheelchair, disabled',
  ),
  of('features', 'basen', 'basen, basenem, basenu, басейн, басейном, басейну, swimming pool, pool, swimming'),
  of('features', 'parking-dla-rodzicow', 'parking, parkingiem, parkingu, парковка, парковкою'),
  of('features', 'monitoring', 'monitoring, monitoringiem, відеоспостереження, cctv'),
  of(
    'features',
    'podglad-z-kamer-dla-rodzicow',
    'podgląd z kamer, podglądem z kamer, podgląd kamer, kamery dla rodziców, live cameras, перегляд з камер',
  ),
  of('features', 'winda', 'windą, winda, ліфт, ліфтом, lift, elevator'),
  of('features', 'catering', 'catering, cateringu, cateringiem, кейтеринг, кейтерингом'),
  of(
    'features',
    'diety',
    `dieta, dietą, dietę, diety, dietami, dieta bezglutenowa, dietę bezglutenową, dieta eliminacyjna, dietę eliminacyjną, bezgluten*, bez glutenu, bez laktozy, bez mleka,
     bezmleczn*, nie je glutenu, nie je laktozy, nie je mleka, gluten*, laktoz*, celiaki*, alergi*, uczulen*, алергі*, дієта, дієту, дієти, без глютену, без лактози, безглютен*, не їсть глютен, не їсть глютену, не їсть лактозу, не їсть лактози, глютен*, лактоз*, allergy, allergies, allergic, gluten free,
     no gluten, no dairy, no lactose, dairy free, lactose free, special diets, special diet`,
  ),
  of('features', 'podawanie-mleka-mamy', 'mleko mamy, mlekiem mamy, грудне молоко, breast milk'),
  of('features', 'pieluchy-w-cenie', 'pieluchy w cenie, pieluszki w cenie, підгузки включені, nappies included, diapers included'),
  of('features', 'pomoc-w-odpieluchowaniu', 'odpieluchowani*, potty training, привчання до горщика'),
  of('features', 'dowoz-dzieci', 'dowóz, dowozem, dowozu, підвезення, school bus'),
  of('features', 'pedagog-specjalny', 'pedagog specjalny, pedagogiem specjalnym, спеціальний педагог, special educator'),
  of('features', 'fizjoterapia', 'fizjoterapi*, rehabilitacj*, фізіотерапі*, physiotherapy'),
  of('features', 'wczesne-wspomaganie-rozwoju-wwr', 'wczesne wspomaganie, wczesnym wspomaganiem, wwr, раннє втручання, early support'),
  of('features', 'dogoterapia', 'dogoterapi*, дог-терапія, dog therapy'),
  of('features', 'rytmika', 'rytmika, rytmiką, rytmiki, ритміка, ритмікою'),
  of('features', 'taniec', 'taniec, tańcem, tańca, tańce, танці, танцями, dance, dancing'),
  of('features', 'robotyka-i-kodowanie', 'robotyka, robotyką, kodowanie, робототехніка, robotics'),
  of('features', 'szachy', 'szachy, szachami, шахи, шахами, chess'),
  of('features', 'pilka-nozna', 'piłka nożna, piłką nożną, футбол, football'),
  of('features', 'wlasna-kuchnia', 'własna kuchnia, własną kuchnią, власна кухня, власною кухнею, own kitchen'),
  of(
    'features',
    'posilki-wegetarianskie',
    'wegetariańsk*, вегетаріанське харчування, вегетаріанськ*, vegetarian meals, vegetarian food, vegetarian',
  ),
  of('features', 'klimatyzacja', 'klimatyzacja, klimatyzacją, кондиціонер, кондиціонером, air conditioning'),
  of(
    'features',
    'zajecia-lesne',
    'leśne przedszkole, leśnego przedszkola, zajęcia leśne, лісовий садок, forest kindergarten, forest preschool, forest school',
  ),

  of(
    'has_vacancies',
    '',
    `wolne miejsca, wolne miejsce, wolnymi miejscami, wolnych miejsc, czy są miejsca, są jeszcze miejsca, jeszcze miejsca, є ще місця, ще є місця, вільні місця, вільними місцями, вільне місце, free places,
     free place, free spaces, spaces available, places left, spaces left, available places, places available, vacancies, vacancy`,
  ),
  of(
    'open_saturday',
    '',
    'w soboty, w sobotę, soboty, sobota, у суботу, по суботах, субота, on saturdays, on saturday, saturday, saturdays',
  ),
]
