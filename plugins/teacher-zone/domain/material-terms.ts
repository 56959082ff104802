/** Meaning that words of a search have among materials. */
export interface MaterialTerm {
  /** Keys of tags that a material has one of. */
  readonly tags: readonly string[]
  /** Keys of tags of materials that come near, where nothing has the words themselves. */
  readonly near?: readonly string[]
  /** Phrases in three languages, in any grammatical form; `*` ends the beginning of a word. */
  readonly words: string
  /** Other words for the same in texts. */
  readonly texts?: string
}

/**
 * Words of the search of the teacher zone by what they mean: kinds of material, topics, occasions, and what teachers look
 * for under other names. One table for Polish, Ukrainian and English.
 */
export const materialTerms: readonly MaterialTerm[] = [
  // Kinds of material
  {
    tags: ['lesson_plan'],
    words:
      'scenariusz*, scenariusz zajęć, scenariusze zajęć, konspekt*, plan zajęć, plany zajęć, сценарі*, конспект*, план заняття, lesson plan*',
  },
  { tags: ['worksheet'], words: 'karta pracy, karty pracy, kart pracy, kartę pracy, karty, робочий аркуш, робочі аркуші, worksheet*' },
  { tags: ['colouring_page'], near: ['worksheet'], words: 'kolorowank*, malowank*, розмальовк*, colouring*, coloring*' },
  { tags: ['song'], words: 'piosenk*, piosenek, пісн*, пісень, song*' },
  { tags: ['poem'], words: 'wiersz*, rymowank*, rymowanek, wyliczank*, вірш*, poem*, rhyme*' },
  { tags: ['story'], words: 'bajk*, bajek, opowiada*, казк*, казок, оповідан*, story, stories, tale*' },
  { tags: ['movement_game'], words: 'zabawa ruchowa, zabawy ruchowe, zabaw ruchowych, gimnastyk*, рухлив*, movement*' },
  { tags: ['finger_play'], words: 'zabawa paluszkowa, zabawy paluszkowe, paluszkow*, masażyk*, пальчиков*, finger*' },
  { tags: ['teaching_game'], words: 'gra, gry, gier, gra dydaktyczna, gry dydaktyczne, memory, гра, ігри, game*' },
  {
    tags: ['craft'],
    words: 'praca plastyczna, prace plastyczne, plastyczn*, plastyk*, laurk*, laurek, wycinank*, поробк*, аплікац*, craft*',
  },
  { tags: ['experiment_idea'], words: 'eksperyment*, doświadczeni*, експеримент*, дослід*, experiment*' },
  { tags: ['decoration'], words: 'dekoracj*, gazetk*, gazetek, прикрас*, декорац*, decoration*' },
  { tags: ['play_script'], words: 'przedstawieni*, teatrzyk*, inscenizacj*, вистав*, play script*' },
  { tags: ['article'], words: 'artykuł*, стат*, article*' },
  { tags: ['diploma'], words: 'dyplom*, диплом*, diploma*, certificate*' },
  // Topics
  { tags: ['autumn'], words: 'jesień, jesieni, jesienią, jesienn*, осін*, осен*, autumn*' },
  {
    tags: [],
    near: ['autumn'],
    words: 'dyni*, dyń, kasztan*, żołęd*, żołędz*, grzyb*, liść, liście, liści, гарбуз*, каштан*, pumpkin*, chestnut*',
  },
  { tags: ['winter'], words: 'zima, zimy, zimę, zimą, zimie, zimow*, зима, зими, зиму, зимов*, winter*' },
  { tags: [], near: ['winter'], words: 'śnieg*, bałwan*, mróz, mrozu, сніг*, snow*' },
  { tags: ['spring'], words: 'wiosna, wiosny, wiosnę, wiosną, wiośnie, wiosenn*, весна, весни, весну, весня*, spring*' },
  { tags: ['summer'], words: 'lato, lata, latem, letni, letnie, letnich, wakacj*, літо, літа, літн*, summer*' },
  { tags: ['animals'], words: 'zwierzę, zwierzęta, zwierząt, zwierzętach, zwierzak*, тварин*, animal*' },
  { tags: [], near: ['animals'], words: 'ptak*, ptaszk*, jeż, jeże, jeża, motyl*, птах*, bird*, butterfl*' },
  { tags: ['plants'], words: 'roślin*, kwiat*, ogród*, ogrod*, рослин*, квіт*, plant*, flower*, garden*' },
  { tags: ['ecology'], words: 'ekologi*, segregacj*, segregowani*, śmieci, recykling*, еколог*, сортуван*, ecolog*, recycl*' },
  { tags: ['emotions'], words: 'emocj*, uczuci*, uczuć, adaptacj*, емоці*, почутт*, emotion*, feeling*' },
  { tags: ['family'], words: 'rodzin*, dom, domu, родин*, сім*, family, families' },
  { tags: ['my_body'], words: 'ciało, ciała, zmysł*, тіло, чутт*, body, sense*' },
  {
    tags: ['healthy_eating'],
    words: 'zdrowe odżywianie, odżywiani*, warzyw*, owoc*, zdrowie, харчуван*, овоч*, фрукт*, food, vegetable*, fruit*',
  },
  { tags: ['road_safety'], words: 'bezpieczeństw*, sygnalizator*, ruch drogowy, ruchu drogowego, безпек*, road safety, safety' },
  { tags: ['professions'], words: 'zawód, zawody, zawodów, zawodach, професі*, profession*, job*' },
  { tags: ['space'], words: 'kosmos*, kosmiczn*, planet*, космос*, space' },
  { tags: ['my_country'], words: 'polska, polski, polsce, ojczyzn*, flag*, hymn*, патріот*, батьківщин*, homeland, country' },
  {
    tags: ['letters_and_numbers'],
    words: 'liter*, alfabet*, liczb*, cyfr*, liczeni*, matematy*, літер*, цифр*, лічб*, letter*, number*, counting, math*',
  },
  // Occasions
  { tags: ['saint_andrews_eve'], words: 'andrzejk*, andrzejek, wróżb*, андрі*' },
  { tags: ['saint_nicholas_day'], words: 'mikołaj*, миколая, nicholas' },
  { tags: ['christmas_eve'], words: 'wigili*, jasełk*, jasełek, boże narodzenie, bożego narodzenia, різдв*, christmas' },
  { tags: ['grandparents_day'], words: 'dzień babci, dnia babci, dzień dziadka, babci*, dziadk*, бабус*, дідус*, grandparent*' },
  { tags: ['mothers_day'], words: 'dzień matki, dnia matki, dzień mamy, mamy, mama, день матері, mother*' },
  { tags: ['fathers_day'], words: 'dzień ojca, dnia ojca, dzień taty, tata, taty, день батька, father*' },
  { tags: ['carnival_ball'], words: 'karnawał*, bal karnawałowy, карнавал*, carnival*' },
  { tags: ['independence_day'], words: '11 listopada, niepodległoś*, незалежн*, independence' },
  { tags: ['childrens_day'], words: 'dzień dziecka, dnia dziecka, день дитини, children s day' },
  { tags: ['earth_day'], words: 'dzień ziemi, dnia ziemi, день землі, earth day' },
  // Fields of work that materials are not tagged with
  {
    tags: [],
    near: ['poem', 'finger_play', 'song'],
    words: 'logoped*, logopedyczn*, wymow*, artykulac*, логопед*, мовлен*, speech*',
    texts: 'logopedyczne, logopedia, artykulacja, wymowa',
  },
  {
    tags: [],
    near: ['letters_and_numbers'],
    words: 'szlaczk*, szlaczek, szlaczków, grafomotor*, po śladzie, motoryka mała, графомотор*, tracing, handwriting',
    texts: 'szlaczki, grafomotoryka, śladzie',
  },
  { tags: [], near: ['movement_game'], words: 'integracja sensoryczna, sensoryczn*, si, сенсор*, sensory*', texts: 'sensoryczne, zmysły' },
  { tags: [], near: ['song'], words: 'muzyk*, rytmik*, umuzykalni*, музи*, ритмік*, music*', texts: 'muzyka, rytm, melodia' },
]
