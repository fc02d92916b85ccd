// generated from contract/data/mediaTopics.json by npm run generate
// IPTC Media Topic NewsCodes, released 2019-04-06, two levels. Copyright IPTC, International Press Telecommunications Council. Licence: CC BY 4.0.

/** By code, and then by the tag of the language; not every topic has one in each. */
export const mediaTopicLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "10000000": {
    "en-GB": "lifestyle and leisure",
    "es": "Estilo de vida y tiempo libre",
    "de": "Freizeit, Modernes Leben",
    "ar": "حياة يومية وترفيه",
    "fr": "Vie quotidienne et loisirs",
    "pt-PT": "estilo de vida e lazer",
    "pt-BR": "estilo de vida e lazer",
    "zh-Hans": "生活方式和休闲"
  },
  "11000000": {
    "en-GB": "politics",
    "es": "Política",
    "ar": "سياسة",
    "de": "Politik",
    "fr": "Politique",
    "pt-PT": "política",
    "pt-BR": "política",
    "zh-Hans": "政治"
  },
  "12000000": {
    "ar": "ديانة ومعتقدات",
    "fr": "Religion et croyance",
    "en-GB": "religion and belief",
    "de": "Religion, Weltanschauung",
    "es": "Religión y culto",
    "pt-PT": "religião e crença",
    "pt-BR": "religião e crença",
    "zh-Hans": "宗教和信仰"
  },
  "13000000": {
    "ar": "علوم وتكنولوجيا",
    "de": "Wissenschaft, Technik, Forschung",
    "en-GB": "science and technology",
    "es": "Ciencia y tecnología",
    "fr": "Science et technologie",
    "pt-PT": "ciência e tecnologia",
    "pt-BR": "ciência e tecnologia",
    "zh-Hans": "科学技术"
  },
  "14000000": {
    "de": "Gesellschaft, Bevölkerung",
    "es": "Sociedad",
    "en-GB": "society",
    "fr": "Société",
    "ar": "قضايا اجتماعية",
    "pt-PT": "sociedade",
    "pt-BR": "sociedade",
    "zh-Hans": "社会"
  },
  "15000000": {
    "fr": "Sport",
    "en-GB": "sport",
    "es": "Deporte",
    "ar": "رياضة",
    "de": "Sport",
    "pt-PT": "desporto",
    "pt-BR": "esporte",
    "zh-Hans": "体育"
  },
  "16000000": {
    "de": "Krise, Krieg, Konflikte",
    "es": "Conflicto, guerra y paz",
    "ar": "نزاعات،  حرب وسلام",
    "fr": "Conflit, guerre et paix",
    "en-GB": "conflict, war and peace",
    "pt-PT": "conflito, guerra e paz",
    "pt-BR": "conflito, guerra e paz",
    "zh-Hans": "冲突、战争与和平"
  },
  "17000000": {
    "en-GB": "weather",
    "de": "Wetter",
    "fr": "Météo",
    "ar": "طقس",
    "es": "Meteorología",
    "pt-PT": "meteorologia",
    "pt-BR": "meteorologia",
    "zh-Hans": "天气"
  },
  "20000002": {
    "en-GB": "arts and entertainment",
    "de": "Kunst und Unterhaltung",
    "ar": "فنون وتسلية",
    "es": "Arte y entretenimiento",
    "fr": "Arts et divertissement",
    "pt-PT": "arte e entretenimento",
    "pt-BR": "arte e entretenimento",
    "zh-Hans": "艺术与娱乐"
  },
  "20000038": {
    "es": "Cultura",
    "de": "Kultur",
    "en-GB": "culture",
    "fr": "Culture",
    "ar": "ثقافة",
    "pt-PT": "cultura",
    "pt-BR": "cultura",
    "zh-Hans": "文化"
  },
  "20000045": {
    "ar": "اعلام جماهيري",
    "de": "Massenmedien",
    "en-GB": "mass media",
    "fr": "Médias",
    "es": "Medios masivos de comunicación",
    "pt-PT": "meios de comunicação",
    "pt-BR": "mídia de massas",
    "zh-Hans": "大众传媒"
  },
  "20000053": {
    "de": "Terroranschlag",
    "fr": "Acte de terrorisme",
    "es": "Atentado",
    "en-GB": "act of terror",
    "ar": "عمل ارهابي",
    "pt-PT": "terrorismo",
    "pt-BR": "terrorismo",
    "zh-Hans": "恐怖活动"
  },
  "20000056": {
    "fr": "Conflit armé",
    "de": "Bewaffneter Konflikt",
    "en-GB": "armed conflict",
    "es": "Conflictos armados",
    "ar": "نزاع مسلح",
    "pt-PT": "conflito armado",
    "pt-BR": "conflito armado",
    "zh-Hans": "武装冲突"
  },
  "20000065": {
    "ar": "اضطرابات اهلية",
    "en-GB": "civil unrest",
    "fr": "Troubles civils",
    "de": "Unruhen",
    "es": "Disturbios",
    "pt-PT": "agitação civil",
    "pt-BR": "agitação civil",
    "zh-Hans": "内乱"
  },
  "20000070": {
    "ar": "انقلاب",
    "es": "Golpe de estado",
    "de": "Staatsstreich",
    "en-GB": "coup d'etat",
    "fr": "Coup d'Etat",
    "pt-PT": "golpe de estado",
    "pt-BR": "golpe de estado",
    "zh-Hans": "政变"
  },
  "20000071": {
    "ar": "مجزرة",
    "fr": "Massacre",
    "en-GB": "massacre",
    "es": "Matanza",
    "de": "Massaker",
    "pt-PT": "massacre",
    "pt-BR": "massacre",
    "zh-Hans": "大屠杀"
  },
  "20000073": {
    "en-GB": "peace process",
    "ar": "عملية سلام",
    "fr": "Processus de paix",
    "es": "Proceso de paz",
    "de": "Friedensprozess",
    "pt-PT": "processo de paz",
    "pt-BR": "processo de paz",
    "zh-Hans": "和平进程"
  },
  "20000077": {
    "en-GB": "post-war reconstruction",
    "de": "Wiederaufbau",
    "fr": "Reconstruction",
    "ar": "اعمار ما بعد الحرب",
    "es": "Reconstrucción",
    "pt-PT": "reconstrução pós-guerra",
    "pt-BR": "reconstrução pós-guerra",
    "zh-Hans": "战后重建"
  },
  "20000080": {
    "en-GB": "prisoners of war",
    "fr": "Prisonniers de guerre",
    "es": "Prisioneros de guerra",
    "de": "Kriegsgefangene",
    "ar": "سجناء ومعتقلون",
    "pt-PT": "prisioneiros de guerra",
    "pt-BR": "prisioneiros de guerra",
    "zh-Hans": "战俘"
  },
  "20000082": {
    "de": "Kriminalität",
    "es": "Criminalidad",
    "en-GB": "crime",
    "fr": "Criminalité",
    "ar": "جريمة",
    "pt-PT": "crime",
    "pt-BR": "crime",
    "zh-Hans": "犯罪"
  },
  "20000106": {
    "de": "Justiz",
    "fr": "Système judiciaire",
    "ar": "سلطة قضائية",
    "en-GB": "judiciary",
    "es": "Magistratura",
    "pt-PT": "judicial (sistema de justiça)",
    "pt-BR": "judiciário (sistema de justiça)",
    "zh-Hans": "司法"
  },
  "20000119": {
    "de": "Rechtsprechung",
    "ar": "عدالة وحقوق",
    "fr": "Droits juridiques",
    "es": "Justicia y derechos",
    "en-GB": "justice",
    "pt-PT": "justiça",
    "pt-BR": "justiça e direitos",
    "zh-Hans": "公正"
  },
  "20000121": {
    "en-GB": "law",
    "ar": "قانون",
    "es": "Legislación",
    "fr": "Lois",
    "de": "Gesetz",
    "pt-PT": "leis",
    "pt-BR": "leis",
    "zh-Hans": "法律"
  },
  "20000129": {
    "ar": "تطبيق القانون",
    "fr": "Forces de l'ordre",
    "es": "Autoridades",
    "en-GB": "law enforcement",
    "de": "Sicherheitskräfte (BGS, LKA, BKA)",
    "pt-PT": "forças policiais",
    "pt-BR": "forças policiais",
    "zh-Hans": "执法机构"
  },
  "20000139": {
    "es": "Accidente",
    "ar": "حادث",
    "en-GB": "accident and emergency incident",
    "fr": "Accident",
    "de": "Unglück",
    "pt-PT": "acidente (geral)",
    "pt-BR": "acidente (geral)",
    "zh-Hans": "事故和突发事件"
  },
  "20000148": {
    "de": "Katastrophe",
    "es": "Catástrofes",
    "ar": "كارثة",
    "fr": "Désastres",
    "en-GB": "disaster",
    "pt-PT": "desastre (geral)",
    "pt-BR": "desastre (geral)",
    "zh-Hans": "灾难"
  },
  "20000168": {
    "fr": "Secours d'urgence",
    "de": "Hilfsorganisation",
    "ar": "استجابة لحالة طوارىء",
    "en-GB": "emergency response",
    "es": "Socorro de emergencia",
    "pt-PT": "resposta de emergência",
    "pt-BR": "resposta de emergência",
    "zh-Hans": "应急响应"
  },
  "20000170": {
    "de": "Firmeninformation",
    "ar": "معلومات تجارية",
    "en-GB": "business information",
    "fr": "Microéconomie",
    "es": "Información sobre empresas",
    "pt-PT": "informação sobre empresas",
    "pt-BR": "informação sobre empresas",
    "zh-Hans": "企业信息"
  },
  "20000209": {
    "en-GB": "economic sector",
    "es": "Sector económico",
    "ar": "قطاع اقتصادي",
    "de": "Branchen",
    "fr": "Secteurs économiques",
    "pt-PT": "setor económico",
    "pt-BR": "setor econômico",
    "zh-Hans": "经济门类"
  },
  "20000344": {
    "es": "Economía",
    "de": "Wirtschaft",
    "en-GB": "economy",
    "fr": "Economie",
    "ar": "اقتصاد",
    "pt-PT": "economia (geral)",
    "pt-BR": "economia (geral)",
    "zh-Hans": "经济"
  },
  "20000385": {
    "es": "Mercados y bolsas",
    "fr": "Marchés",
    "en-GB": "market and exchange",
    "de": "Markt und Börse",
    "ar": "سوق ومبادلة",
    "pt-PT": "mercado e bolsa",
    "pt-BR": "mercado e bolsa",
    "zh-Hans": "市场和交易"
  },
  "20000398": {
    "de": "Eltern",
    "fr": "Parents d'élèves",
    "es": "Asociaciones de padres de alumnos",
    "ar": "منظمة الآباء",
    "en-GB": "parent organisation",
    "pt-PT": "associações de pais",
    "pt-BR": "associações de pais",
    "zh-Hans": "家长组织"
  },
  "20000399": {
    "es": "Educación religiosa",
    "ar": "تربية دينية",
    "de": "Religionserziehung",
    "en-GB": "religious education",
    "fr": "Education religieuse",
    "pt-PT": "educação religiosa",
    "pt-BR": "Educação religiosa",
    "zh-Hans": "宗教教育"
  },
  "20000400": {
    "de": "Schule",
    "fr": "Ecoles, collèges, lycées",
    "ar": "مدرسة",
    "es": "Escuelas",
    "en-GB": "school",
    "pt-PT": "escolas",
    "pt-BR": "escolas",
    "zh-Hans": "学校"
  },
  "20000410": {
    "en-GB": "social learning",
    "fr": "Apprentissage social",
    "de": "Erziehung",
    "ar": "تعليم اجتماعي",
    "es": "Crianza",
    "pt-PT": "aprendizagem social",
    "pt-BR": "aprendizagem social",
    "zh-Hans": "社会学习"
  },
  "20000411": {
    "ar": "تعليم وتعلم",
    "fr": "Pédagogie",
    "es": "Enseñanza y aprendizaje",
    "de": "Lehren und Lernen",
    "en-GB": "teaching and learning",
    "pt-PT": "ensino / aprendizagem",
    "pt-BR": "ensino/aprendizado",
    "zh-Hans": "教学和学习"
  },
  "20000418": {
    "fr": "Changement climatique",
    "es": "Cambio climático",
    "de": "Klimaveränderung",
    "en-GB": "climate change",
    "ar": "تبدل مناخي",
    "pt-PT": "alterações climáticas",
    "pt-BR": "alterações climáticas",
    "zh-Hans": "气候变化"
  },
  "20000420": {
    "en-GB": "conservation",
    "es": "Preservación",
    "ar": "حفظ",
    "fr": "Protection de la nature",
    "de": "Naturschutz",
    "pt-PT": "conservação",
    "pt-BR": "conservação",
    "zh-Hans": "环境保护"
  },
  "20000423": {
    "de": "Umweltpolitik",
    "en-GB": "environmental politics",
    "fr": "Politique de l'environnement",
    "es": "Política ambiental",
    "ar": "سياسات بيئية",
    "pt-PT": "políticas ambientais",
    "pt-BR": "políticas ambientais",
    "zh-Hans": "环境政治"
  },
  "20000424": {
    "de": "Umweltverschmutzung",
    "es": "Contaminación ambiental",
    "en-GB": "environmental pollution",
    "fr": "Pollution de l'environnement",
    "ar": "تلوث بيئي",
    "pt-PT": "poluição ambiental",
    "pt-BR": "poluição ambiental",
    "zh-Hans": "环境污染"
  },
  "20000430": {
    "es": "Recursos naturales",
    "en-GB": "natural resources",
    "de": "Ressourcen",
    "ar": "موارد طبيعية",
    "fr": "Ressources naturelles",
    "pt-PT": "recursos naturais",
    "pt-BR": "recursos naturais",
    "zh-Hans": "自然资源"
  },
  "20000441": {
    "fr": "Nature",
    "de": "Natur",
    "es": "Naturaleza",
    "en-GB": "nature",
    "ar": "طبيعة",
    "pt-PT": "natureza",
    "pt-BR": "natureza",
    "zh-Hans": "自然"
  },
  "20000446": {
    "fr": "Maladies et état de santé",
    "de": "Krankheit",
    "ar": "امراض وظروف",
    "en-GB": "diseases and conditions",
    "es": "Enfermedades",
    "pt-PT": "doenças e condições",
    "pt-BR": "doenças e condições",
    "zh-Hans": "疾病和病况"
  },
  "20000461": {
    "fr": "Centre de soins",
    "en-GB": "health facility",
    "ar": "منشأة صحية",
    "de": "Gesundheitseinrichtung",
    "es": "Establecimientos de salud",
    "pt-PT": "estabelecimento de saúde",
    "pt-BR": "estabelecimento de saúde",
    "zh-Hans": "医疗设施"
  },
  "20000463": {
    "fr": "Organisations de santé",
    "en-GB": "health organisations",
    "ar": "منظمات صحية",
    "es": "Organizaciones de salud",
    "de": "Gesundheitsorganisation",
    "pt-PT": "organizações de saúde",
    "pt-BR": "organizações de saúde",
    "zh-Hans": "卫生组织"
  },
  "20000464": {
    "es": "Tratamiento de salud",
    "fr": "Traitements",
    "de": "Medizinische Behandlung",
    "en-GB": "health treatment",
    "ar": "علاج صحي",
    "pt-PT": "tratamento de saúde",
    "pt-BR": "tratamento de saúde",
    "zh-Hans": "健康治疗"
  },
  "20000479": {
    "ar": "سياسة الرعاية الطبية",
    "es": "Política de atención de salud",
    "de": "Gesundheitspolitik",
    "fr": "Politique de santé",
    "en-GB": "healthcare policy",
    "pt-PT": "política de saúde",
    "pt-BR": "política de saúde",
    "zh-Hans": "医疗保健政策"
  },
  "20000485": {
    "en-GB": "medical profession",
    "es": "Profesión médica",
    "ar": "مهنة طبية",
    "de": "Medizin",
    "fr": "Profession médicale",
    "pt-PT": "profissão médica",
    "pt-BR": "profissão médica",
    "zh-Hans": "医疗职业"
  },
  "20000493": {
    "en-GB": "non-human diseases",
    "ar": "امراض غير بشرية",
    "de": "Nicht-menschliche Krankheit",
    "es": "Enfermedades no humanas",
    "fr": "Maladies non-humaines",
    "pt-PT": "doenças não humanas",
    "pt-BR": "doenças não humanas",
    "zh-Hans": "非人类疾病"
  },
  "20000497": {
    "de": "Erungenschaft",
    "es": "Logros",
    "ar": "انجاز",
    "fr": "Succès",
    "en-GB": "accomplishment",
    "pt-PT": "feitos",
    "pt-BR": "feitos",
    "zh-Hans": "成就"
  },
  "20000500": {
    "es": "Animales",
    "de": "Tier",
    "en-GB": "animal",
    "fr": "Animaux",
    "ar": "حيوان",
    "pt-PT": "animais",
    "pt-BR": "animais",
    "zh-Hans": "动物"
  },
  "20000501": {
    "fr": "Cérémonie",
    "de": "Zeremonie",
    "es": "Ceremonia",
    "en-GB": "ceremony",
    "ar": "احتفال",
    "pt-PT": "cerimónia",
    "pt-BR": "cerimônia",
    "zh-Hans": "仪式"
  },
  "20000502": {
    "fr": "Gens",
    "en-GB": "people",
    "de": "Leute",
    "ar": "شخصيات",
    "es": "Interés humano",
    "pt-PT": "pessoas",
    "pt-BR": "pessoas",
    "zh-Hans": "人"
  },
  "20000507": {
    "de": "Pflanze",
    "es": "Plantas",
    "fr": "Plantes",
    "ar": "نبتة",
    "en-GB": "plant",
    "pt-PT": "plantas",
    "pt-BR": "plantas",
    "zh-Hans": "植物"
  },
  "20000509": {
    "ar": "توظيف",
    "es": "Empleo",
    "en-GB": "employment",
    "de": "Beschäftigung",
    "fr": "Emploi",
    "pt-PT": "emprego",
    "pt-BR": "emprego",
    "zh-Hans": "就业"
  },
  "20000521": {
    "ar": "قانون التوظيف",
    "en-GB": "employment legislation",
    "fr": "Législation du travail",
    "es": "Legislación laboral",
    "de": "Arbeitsrecht",
    "pt-PT": "legislação laboral",
    "pt-BR": "legislação trabalhista",
    "zh-Hans": "就业法案"
  },
  "20000523": {
    "en-GB": "labour market",
    "de": "Arbeitsmarkt",
    "es": "Mercado de trabajo",
    "fr": "Marché du travail",
    "ar": "سوق العمل",
    "pt-PT": "mercado de trabalho",
    "pt-BR": "mercado de trabalho",
    "zh-Hans": "劳动市场（就业市场）"
  },
  "20000524": {
    "es": "Relaciones laborales",
    "en-GB": "labour relations",
    "fr": "Relations du travail",
    "de": "Arbeitsbeziehung",
    "ar": "علاقات عمل",
    "pt-PT": "relações laborais",
    "pt-BR": "relações trabalhistas",
    "zh-Hans": "劳动关系"
  },
  "20000531": {
    "ar": "تقاعد",
    "en-GB": "retirement",
    "es": "Jubilación",
    "fr": "Retraite",
    "de": "Ruhestand",
    "pt-PT": "reforma",
    "pt-BR": "aposentadoria",
    "zh-Hans": "退休"
  },
  "20000533": {
    "de": "Arbeitslosigkeit",
    "ar": "بطالة",
    "fr": "Chômage",
    "es": "Desempleo",
    "en-GB": "unemployment",
    "pt-PT": "desemprego",
    "pt-BR": "desemprego",
    "zh-Hans": "失业"
  },
  "20000536": {
    "de": "Gewerkschaft",
    "en-GB": "unions",
    "ar": "نقابات",
    "fr": "Syndicats",
    "es": "Sindicatos",
    "pt-PT": "sindicatos",
    "pt-BR": "sindicatos",
    "zh-Hans": "工会"
  },
  "20000538": {
    "de": "Freizeit",
    "en-GB": "leisure",
    "fr": "Loisirs",
    "es": "Ocio",
    "ar": "ترفيه",
    "pt-PT": "lazer",
    "pt-BR": "lazer",
    "zh-Hans": "休闲"
  },
  "20000565": {
    "de": "Lebensstil",
    "ar": "اسلوب حياة",
    "en-GB": "lifestyle",
    "fr": "Mode de vie",
    "es": "Estilo de vida",
    "pt-PT": "estilo de vida",
    "pt-BR": "estilo de vida",
    "zh-Hans": "生活方式"
  },
  "20000574": {
    "es": "Elecciones",
    "fr": "Elections",
    "ar": "انتخابات",
    "de": "Wahl",
    "en-GB": "election",
    "pt-PT": "eleições",
    "pt-BR": "eleições",
    "zh-Hans": "选举"
  },
  "20000587": {
    "es": "Derechos fundamentales",
    "en-GB": "fundamental rights",
    "de": "Grundrechte",
    "fr": "Droits fondamentaux",
    "ar": "حقوق اساسية",
    "pt-PT": "direitos fundamentais",
    "pt-BR": "direitos fundamentais",
    "zh-Hans": "基本权利"
  },
  "20000593": {
    "de": "Regierung",
    "en-GB": "government",
    "es": "Gobierno",
    "ar": "حكومة",
    "fr": "Gouvernement",
    "pt-PT": "governo",
    "pt-BR": "governo",
    "zh-Hans": "政府"
  },
  "20000621": {
    "en-GB": "government policy",
    "ar": "سياسة حكومة",
    "de": "Regierungspolitik",
    "es": "Política del gobierno",
    "fr": "Politique du gouvernement",
    "pt-PT": "política governamental",
    "pt-BR": "política governamental",
    "zh-Hans": "政府政策"
  },
  "20000638": {
    "en-GB": "international relations",
    "es": "Relaciones internacionales",
    "fr": "Relations internationales",
    "ar": "معاهدات ومنظمات دولية",
    "de": "Internationale Beziehung",
    "pt-PT": "relações internacionais",
    "pt-BR": "relações internacionais",
    "zh-Hans": "国际关系"
  },
  "20000646": {
    "de": "Regierungsunabhängige Organisation",
    "fr": "Organisation non gouvernementale",
    "en-GB": "non-governmental organisation",
    "es": "Organización no gubernamental",
    "ar": "منظمة غير حكومية",
    "pt-PT": "organização não governamental",
    "pt-BR": "organização não governamental",
    "zh-Hans": "非政府组织"
  },
  "20000647": {
    "fr": "Crise politique",
    "en-GB": "political crisis",
    "de": "Krise",
    "ar": "ازمة سياسية",
    "es": "Crisis política",
    "pt-PT": "crise política",
    "pt-BR": "crise política",
    "zh-Hans": "政治危机"
  },
  "20000648": {
    "es": "Disidencia política",
    "fr": "Dissidence",
    "de": "Politische Unruhen",
    "en-GB": "political dissent",
    "ar": "انشقاق سياسي",
    "pt-PT": "dissidência política",
    "pt-BR": "dissidência política",
    "zh-Hans": "政治分歧"
  },
  "20000649": {
    "en-GB": "political process",
    "de": "Politik (allgemein)",
    "es": "Política",
    "fr": "Participation politique",
    "ar": "عملية سياسية",
    "pt-PT": "processo político",
    "pt-BR": "processo político",
    "zh-Hans": "政治进程"
  },
  "20000657": {
    "ar": "ايمان",
    "en-GB": "religious belief",
    "fr": "Croyances",
    "es": "Creencias",
    "de": "Glaube",
    "pt-PT": "crenças religiosas",
    "pt-BR": "crenças religiosas",
    "zh-Hans": "宗教信仰"
  },
  "20000687": {
    "de": "Interreligiöser Dialog",
    "en-GB": "interreligious dialogue",
    "ar": "حوار ديانات",
    "es": "Diálogo interreligioso",
    "fr": "Dialogue interreligieux",
    "pt-PT": "diálogo inter-religioso",
    "pt-BR": "diálogo inter-religioso",
    "zh-Hans": "各宗教间对话"
  },
  "20000688": {
    "es": "Conflicto religioso",
    "de": "Religionskonfliktl",
    "en-GB": "religious conflict",
    "fr": "Conflit religieux",
    "ar": "نزاع ديني",
    "pt-PT": "conflito religioso",
    "pt-BR": "conflito religioso",
    "zh-Hans": "宗教冲突"
  },
  "20000689": {
    "en-GB": "religious event",
    "ar": "مناسبة دينية",
    "de": "Religiöses Ereignis",
    "es": "Evento religioso",
    "fr": "Evénement religieux",
    "pt-PT": "evento religioso",
    "pt-BR": "evento religioso",
    "zh-Hans": "宗教活动"
  },
  "20000697": {
    "ar": "منشآت دينية",
    "de": "Religiöse Bauwerke",
    "es": "Lugares de culto",
    "fr": "Etablissement religieux",
    "en-GB": "religious facilities",
    "pt-PT": "instalações religiosas",
    "pt-BR": "instalações religiosas",
    "zh-Hans": "宗教设施"
  },
  "20000702": {
    "en-GB": "religious institutions and state relations",
    "ar": "مؤسسات دينية وعلاقات دولة",
    "es": "Relaciones entre las instituciones religiosas y el Estado",
    "fr": "Relations entre les institutions religieuses et l'Etat",
    "de": "Beziehung Religion und Staat",
    "pt-PT": "instituições religiosas e relações com o estado",
    "pt-BR": "instituições religiosas e relações com o estado",
    "zh-Hans": "宗教机构和国家的关系"
  },
  "20000703": {
    "fr": "Chefs religieux",
    "es": "Líder religioso",
    "de": "Religiöses Oberhaupt",
    "en-GB": "religious leader",
    "ar": "زعيم ديني",
    "pt-PT": "líder religioso",
    "pt-BR": "líder religioso",
    "zh-Hans": "宗教领袖"
  },
  "20000705": {
    "fr": "Textes religieux",
    "ar": "نص ديني",
    "es": "Textos religiosos",
    "de": "Religiöse Schriften",
    "en-GB": "religious text",
    "pt-PT": "textos religiosos",
    "pt-BR": "textos religiosos",
    "zh-Hans": "宗教文本"
  },
  "20000710": {
    "fr": "Sciences biomédicales",
    "es": "Ciencias biomédicas",
    "en-GB": "biomedical science",
    "de": "Biomedizin",
    "ar": "علم الطب الحيوي",
    "pt-PT": "ciência biomédica",
    "pt-BR": "ciência biomédica",
    "zh-Hans": "生物医学科学"
  },
  "20000715": {
    "fr": "Mathématiques",
    "es": "Matemática",
    "en-GB": "mathematics",
    "de": "Mathematik",
    "ar": "رياضيات",
    "pt-PT": "matemática",
    "pt-BR": "matemática",
    "zh-Hans": "数学"
  },
  "20000717": {
    "fr": "Sciences naturelles",
    "ar": "علوم طبيعية",
    "de": "Naturwissenschaft",
    "es": "Ciencias naturales",
    "en-GB": "natural science",
    "pt-PT": "ciências naturais",
    "pt-BR": "ciências naturais",
    "zh-Hans": "自然科学"
  },
  "20000735": {
    "es": "Investigación científica",
    "ar": "ابحاث",
    "de": "Forschung",
    "en-GB": "scientific research",
    "fr": "Recherche scientifique",
    "pt-PT": "investigação científica",
    "pt-BR": "investigação científica",
    "zh-Hans": "科学研究"
  },
  "20000741": {
    "fr": "Institution scientifique",
    "ar": "مؤسسات علمية",
    "es": "Institución científica",
    "de": "Wissenschaftliche Institutionen",
    "en-GB": "scientific institution",
    "pt-PT": "instituições científicas",
    "pt-BR": "instituições científicas",
    "zh-Hans": "科研机构"
  },
  "20000742": {
    "ar": "علوم اجتماعية",
    "fr": "Sciences sociales",
    "es": "Ciencias sociales",
    "de": "Sozialwissenschaften",
    "en-GB": "social sciences",
    "pt-PT": "ciências sociais",
    "pt-BR": "ciências sociais",
    "zh-Hans": "社会科学"
  },
  "20000755": {
    "ar": "معايير",
    "en-GB": "scientific standards",
    "fr": "Standards",
    "es": "Normas",
    "de": "Standards",
    "pt-PT": "normas científicas",
    "pt-BR": "normas científicas",
    "zh-Hans": "科学标准"
  },
  "20000756": {
    "fr": "Technologie et ingénierie",
    "es": "Tecnología e ingeniería",
    "de": "Technologie und Technik",
    "en-GB": "technology and engineering",
    "ar": "تكنولوجيا وهندسة",
    "pt-PT": "tecnologia e engenharia",
    "pt-BR": "tecnologia e engenharia",
    "zh-Hans": "技术和工程"
  },
  "20000768": {
    "en-GB": "communities",
    "de": "Gesellschaft",
    "ar": "مجتمعات",
    "fr": "Communauté",
    "es": "Comunidades",
    "pt-PT": "comunidades",
    "pt-BR": "comunidades",
    "zh-Hans": "社区"
  },
  "20000770": {
    "de": "Bevölkerungsentwicklung",
    "fr": "Démographie",
    "ar": "علم سكان",
    "en-GB": "demographics",
    "es": "Demografía",
    "pt-PT": "demografia",
    "pt-BR": "demografia",
    "zh-Hans": "人口统计"
  },
  "20000771": {
    "fr": "Immigration",
    "en-GB": "immigration",
    "ar": "هجرة",
    "de": "Einwanderung",
    "es": "Inmigración",
    "pt-PT": "imigração",
    "pt-BR": "imigração",
    "zh-Hans": "移居"
  },
  "20000772": {
    "es": "Emigrantes",
    "fr": "Emigrés",
    "de": "Auswanderer",
    "ar": "مغتربون",
    "en-GB": "emigration",
    "pt-PT": "emigrantes",
    "pt-BR": "emigrantes",
    "zh-Hans": "移民"
  },
  "20000775": {
    "en-GB": "discrimination",
    "es": "Discriminación",
    "fr": "Discrimination",
    "de": "Diskriminierung",
    "ar": "تمييز",
    "pt-PT": "discriminação",
    "pt-BR": "discriminação",
    "zh-Hans": "歧视"
  },
  "20000780": {
    "fr": "Famille",
    "ar": "اسرة",
    "es": "Familia",
    "de": "Familie",
    "en-GB": "family",
    "pt-PT": "família",
    "pt-BR": "família",
    "zh-Hans": "家庭"
  },
  "20000788": {
    "ar": "رجال ونساء",
    "fr": "L'humanité",
    "es": "Humanidad",
    "en-GB": "mankind",
    "de": "Bevölkerung",
    "pt-PT": "humanidade",
    "pt-BR": "humanidade",
    "zh-Hans": "人类"
  },
  "20000799": {
    "en-GB": "social condition",
    "es": "Condiciones sociales",
    "ar": "وضع اجتماعي",
    "de": "Soziale Bedingung",
    "fr": "Condition sociale",
    "pt-PT": "condição social",
    "pt-BR": "condição social",
    "zh-Hans": "社会环境"
  },
  "20000802": {
    "de": "Soziales Problem",
    "en-GB": "social problem",
    "ar": "مشكلة اجتماعية",
    "es": "Problemas sociales",
    "fr": "Problèmes sociaux",
    "pt-PT": "problemas sociais",
    "pt-BR": "problemas sociais",
    "zh-Hans": "社会问题"
  },
  "20000808": {
    "de": "Wertvorstellung",
    "es": "Valores",
    "fr": "Valeurs",
    "en-GB": "values",
    "ar": "قيم",
    "pt-PT": "valores",
    "pt-BR": "valores",
    "zh-Hans": "社会准则"
  },
  "20000817": {
    "en-GB": "welfare",
    "es": "Asistencia social",
    "ar": "رفاهية",
    "de": "Sozialfürsorge",
    "fr": "Protection sociale",
    "pt-PT": "assistência social",
    "pt-BR": "assistência social",
    "zh-Hans": "福利"
  },
  "20000822": {
    "es": "Deportes de competición",
    "de": "Disziplin",
    "ar": "رياضة تنافسية",
    "fr": "Discipline",
    "en-GB": "competition discipline",
    "pt-PT": "disciplina de competição",
    "pt-BR": "disciplina de competição",
    "zh-Hans": "竞争规则"
  },
  "20001103": {
    "fr": "Mesures disciplinaires dans le sport",
    "de": "Disziplinarmaßnahmen im Sport",
    "es": "Acción disciplinaria en el deporte",
    "ar": "رياضة",
    "en-GB": "disciplinary action in sport",
    "pt-PT": "medidas disciplinares no desporto",
    "pt-BR": "medidas disciplinares no esporte",
    "zh-Hans": "运动纪律处分"
  },
  "20001104": {
    "fr": "Médicaments autorisés dans le sport",
    "en-GB": "drug use in sport",
    "ar": "استخدام منشطات",
    "de": "Doping (allgemein)",
    "es": "Dopaje y medicamentos en el deporte",
    "pt-PT": "dopagem (geral)",
    "pt-BR": "dopagem (geral)",
    "zh-Hans": "使用违禁药物"
  },
  "20001108": {
    "fr": "Evènement sportif",
    "en-GB": "sport event",
    "de": "Sportereignis",
    "ar": "حدث رياضي",
    "es": "Eventos deportivos",
    "pt-PT": "evento desportivo",
    "pt-BR": "eventos esportivos",
    "zh-Hans": "体育赛事"
  },
  "20001124": {
    "es": "Industria del deporte",
    "en-GB": "sport industry",
    "ar": "صناعة الرياضة",
    "fr": "Industrie du sport",
    "de": "Sportindustrie",
    "pt-PT": "indústria do desporto",
    "pt-BR": "indústria do esporte",
    "zh-Hans": "体育产业"
  },
  "20001125": {
    "de": "Sportorganisation",
    "es": "Organización deportiva",
    "fr": "Organisation sportive",
    "en-GB": "sport organisation",
    "ar": "منظمة رياضية",
    "pt-PT": "organizações desportivas",
    "pt-BR": "organizações esportivas",
    "zh-Hans": "体育组织"
  },
  "20001126": {
    "es": "Infraestructuras deportivas",
    "fr": "Site sportif",
    "ar": "منشأة رياضية",
    "en-GB": "sport venue",
    "de": "Sportstätte",
    "pt-PT": "instalação desportiva",
    "pt-BR": "instalação esportiva",
    "zh-Hans": "体育场馆"
  },
  "20001128": {
    "fr": "Prévisions météorologiques",
    "ar": "توقعات الطقس",
    "es": "Pronóstico del tiempo",
    "en-GB": "weather forecast",
    "de": "Vorhersage",
    "pt-PT": "previsão meteorológica",
    "pt-BR": "previsão meteorológica",
    "zh-Hans": "天气预报"
  },
  "20001129": {
    "de": "Wetterphänomene",
    "es": "Fenómenos meteorológicos",
    "fr": "Phénomène météorologique",
    "ar": "ظاهرة احوال جوية",
    "en-GB": "weather phenomena",
    "pt-PT": "fenómenos climáticos",
    "pt-BR": "fenômenos climáticos",
    "zh-Hans": "天气现象"
  },
  "20001130": {
    "ar": "احصاءات احوال جوية",
    "fr": "Statistiques météorologiques",
    "es": "Estadísticas meteorológicas",
    "de": "Wetterstatistik",
    "en-GB": "weather statistic",
    "pt-PT": "estatísticas climáticas",
    "pt-BR": "estatísticas climáticas",
    "zh-Hans": "气象数据"
  },
  "20001131": {
    "de": "Unwetterwarnung",
    "en-GB": "weather warning",
    "fr": "Alertes météorologiques",
    "es": "Alertas meteorológicas",
    "ar": "تحذير احوال جوية",
    "pt-PT": "alerta meteorológico",
    "pt-BR": "alerta meteorológico",
    "zh-Hans": "天气预警"
  },
  "20001148": {
    "en-GB": "transfer",
    "de": "Transfer",
    "pt-PT": "transferência",
    "pt-BR": "transferência",
    "zh-Hans": "运动员转会"
  },
  "20001216": {
    "en-GB": "vocational education",
    "pt-PT": "ensino profissional",
    "pt-BR": "ensino profissional",
    "zh-Hans": "职业教育"
  },
  "20001237": {
    "en-GB": "anniversary",
    "pt-PT": "efeméride",
    "pt-BR": "efeméride",
    "zh-Hans": "周年纪念日"
  },
  "20001239": {
    "en-GB": "exercise and fitness",
    "pt-PT": "exercício físico",
    "pt-BR": "exercício físico",
    "zh-Hans": "运动与健身"
  },
  "20001240": {
    "en-GB": "bodybuilding",
    "pt-PT": "culturismo",
    "pt-BR": "culturismo",
    "zh-Hans": "健美"
  },
  "01000000": {
    "ar": "فنون، ثقافة وترفيه",
    "fr": "Arts, culture, divertissement et médias",
    "en-GB": "arts, culture, entertainment and media",
    "es": "Artes, cultura, entretenimiento y medios",
    "de": "Kultur, Kunst, Unterhaltung und Medien",
    "pt-PT": "artes, cultura, entretenimento e média",
    "pt-BR": "artes, cultura, entretenimento e mídia",
    "zh-Hans": "艺术、文化、娱乐和媒体"
  },
  "02000000": {
    "en-GB": "crime, law and justice",
    "ar": "جريمة، قانون وقضاء",
    "fr": "Criminalité, droit et justice",
    "es": "Policía y justicia",
    "de": "Justiz, Kriminalität",
    "pt-PT": "crime, lei e justiça",
    "pt-BR": "crime, lei e justiça",
    "zh-Hans": "犯罪、法律和司法"
  },
  "03000000": {
    "de": "Katastrophe und Unglück",
    "es": "Catástrofes y accidentes",
    "en-GB": "disaster, accident and emergency incident",
    "ar": "كوارث وحوادث",
    "fr": "Désastres et accidents",
    "pt-PT": "desastres, acidentes e emergências",
    "pt-BR": "desastres, acidentes e emergências",
    "zh-Hans": "灾难、事故和突发事件"
  },
  "04000000": {
    "es": "Economía, negocios y finanzas",
    "en-GB": "economy, business and finance",
    "de": "Wirtschaft und Finanzen",
    "fr": "Economie et finances",
    "ar": "اقتصاد، اعمال ومال",
    "pt-PT": "economia, negócios e finanças",
    "pt-BR": "economia, negócios e finanças",
    "zh-Hans": "经济、商业和金融"
  },
  "05000000": {
    "en-GB": "education",
    "ar": "تربية",
    "de": "Erziehung, Ausbildung",
    "fr": "Education",
    "es": "Educación",
    "pt-PT": "educação",
    "pt-BR": "educação",
    "zh-Hans": "教育"
  },
  "06000000": {
    "fr": "Environnement",
    "en-GB": "environment",
    "es": "Medio ambiente",
    "ar": "بيئة",
    "de": "Umwelt",
    "pt-PT": "ambiente",
    "pt-BR": "ambiente",
    "zh-Hans": "环境"
  },
  "07000000": {
    "fr": "Santé",
    "de": "Medizin, Gesundheit",
    "ar": "صحة",
    "es": "Salud",
    "en-GB": "health",
    "pt-PT": "saúde",
    "pt-BR": "saúde",
    "zh-Hans": "卫生"
  },
  "08000000": {
    "de": "Vermischtes",
    "ar": "قضية انسانية",
    "en-GB": "human interest",
    "fr": "Gens animaux insolite",
    "es": "Interés humano, animales, insólito",
    "pt-PT": "interesse humano",
    "pt-BR": "interesse humano",
    "zh-Hans": "人性"
  },
  "09000000": {
    "de": "Arbeit, Soziales",
    "fr": "Social",
    "en-GB": "labour",
    "ar": "عمل",
    "es": "Mano de obra",
    "pt-PT": "trabalho",
    "pt-BR": "trabalho",
    "zh-Hans": "劳动"
  }
};
