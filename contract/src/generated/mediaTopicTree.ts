// generated from contract/data/mediaTopics.json by npm run generate
// IPTC Media Topic NewsCodes, released 2019-04-06, two levels. Copyright IPTC, International Press Telecommunications Council. Licence: CC BY 4.0.

export const mediaTopicTree = [
  {
    "code": "01000000",
    "name": "Arts, culture, entertainment and media",
    "narrower": [
      {
        "code": "20000002",
        "name": "Arts and entertainment"
      },
      {
        "code": "20000038",
        "name": "Culture"
      },
      {
        "code": "20000045",
        "name": "Mass media"
      }
    ]
  },
  {
    "code": "02000000",
    "name": "Crime, law and justice",
    "narrower": [
      {
        "code": "20000082",
        "name": "Crime"
      },
      {
        "code": "20000106",
        "name": "Judiciary"
      },
      {
        "code": "20000119",
        "name": "Justice"
      },
      {
        "code": "20000121",
        "name": "Law"
      },
      {
        "code": "20000129",
        "name": "Law enforcement"
      }
    ]
  },
  {
    "code": "03000000",
    "name": "Disaster, accident and emergency incident",
    "narrower": [
      {
        "code": "20000139",
        "name": "Accident and emergency incident"
      },
      {
        "code": "20000148",
        "name": "Disaster"
      },
      {
        "code": "20000168",
        "name": "Emergency response"
      }
    ]
  },
  {
    "code": "04000000",
    "name": "Economy, business and finance",
    "narrower": [
      {
        "code": "20000170",
        "name": "Business information"
      },
      {
        "code": "20000209",
        "name": "Economic sector"
      },
      {
        "code": "20000344",
        "name": "Economy"
      },
      {
        "code": "20000385",
        "name": "Market and exchange"
      }
    ]
  },
  {
    "code": "05000000",
    "name": "Education",
    "narrower": [
      {
        "code": "20000398",
        "name": "Parent organisation"
      },
      {
        "code": "20000399",
        "name": "Religious education"
      },
      {
        "code": "20000400",
        "name": "School"
      },
      {
        "code": "20000410",
        "name": "Social learning"
      },
      {
        "code": "20000411",
        "name": "Teaching and learning"
      },
      {
        "code": "20001216",
        "name": "Vocational education"
      }
    ]
  },
  {
    "code": "06000000",
    "name": "Environment",
    "narrower": [
      {
        "code": "20000418",
        "name": "Climate change"
      },
      {
        "code": "20000420",
        "name": "Conservation"
      },
      {
        "code": "20000423",
        "name": "Environmental politics"
      },
      {
        "code": "20000424",
        "name": "Environmental pollution"
      },
      {
        "code": "20000430",
        "name": "Natural resources"
      },
      {
        "code": "20000441",
        "name": "Nature"
      }
    ]
  },
  {
    "code": "07000000",
    "name": "Health",
    "narrower": [
      {
        "code": "20000446",
        "name": "Diseases and conditions"
      },
      {
        "code": "20000461",
        "name": "Health facility"
      },
      {
        "code": "20000463",
        "name": "Health organisations"
      },
      {
        "code": "20000464",
        "name": "Health treatment"
      },
      {
        "code": "20000479",
        "name": "Healthcare policy"
      },
      {
        "code": "20000485",
        "name": "Medical profession"
      },
      {
        "code": "20000493",
        "name": "Non-human diseases"
      }
    ]
  },
  {
    "code": "08000000",
    "name": "Human interest",
    "narrower": [
      {
        "code": "20000497",
        "name": "Accomplishment"
      },
      {
        "code": "20000500",
        "name": "Animal"
      },
      {
        "code": "20000501",
        "name": "Ceremony"
      },
      {
        "code": "20000502",
        "name": "People"
      },
      {
        "code": "20000507",
        "name": "Plant"
      },
      {
        "code": "20001237",
        "name": "Anniversary"
      }
    ]
  },
  {
    "code": "09000000",
    "name": "Labour",
    "narrower": [
      {
        "code": "20000509",
        "name": "Employment"
      },
      {
        "code": "20000521",
        "name": "Employment legislation"
      },
      {
        "code": "20000523",
        "name": "Labour market"
      },
      {
        "code": "20000524",
        "name": "Labour relations"
      },
      {
        "code": "20000531",
        "name": "Retirement"
      },
      {
        "code": "20000533",
        "name": "Unemployment"
      },
      {
        "code": "20000536",
        "name": "Unions"
      }
    ]
  },
  {
    "code": "10000000",
    "name": "Lifestyle and leisure",
    "narrower": [
      {
        "code": "20000538",
        "name": "Leisure"
      },
      {
        "code": "20000565",
        "name": "Lifestyle"
      },
      {
        "code": "20001239",
        "name": "Exercise and fitness"
      }
    ]
  },
  {
    "code": "11000000",
    "name": "Politics",
    "narrower": [
      {
        "code": "20000574",
        "name": "Election"
      },
      {
        "code": "20000587",
        "name": "Fundamental rights"
      },
      {
        "code": "20000593",
        "name": "Government"
      },
      {
        "code": "20000621",
        "name": "Government policy"
      },
      {
        "code": "20000638",
        "name": "International relations"
      },
      {
        "code": "20000646",
        "name": "Non-governmental organisation"
      },
      {
        "code": "20000647",
        "name": "Political crisis"
      },
      {
        "code": "20000648",
        "name": "Political dissent"
      },
      {
        "code": "20000649",
        "name": "Political process"
      }
    ]
  },
  {
    "code": "12000000",
    "name": "Religion and belief",
    "narrower": [
      {
        "code": "20000657",
        "name": "Religious belief"
      },
      {
        "code": "20000687",
        "name": "Interreligious dialogue"
      },
      {
        "code": "20000688",
        "name": "Religious conflict"
      },
      {
        "code": "20000689",
        "name": "Religious event"
      },
      {
        "code": "20000697",
        "name": "Religious facilities"
      },
      {
        "code": "20000702",
        "name": "Religious institutions and state relations"
      },
      {
        "code": "20000703",
        "name": "Religious leader"
      },
      {
        "code": "20000705",
        "name": "Religious text"
      }
    ]
  },
  {
    "code": "13000000",
    "name": "Science and technology",
    "narrower": [
      {
        "code": "20000710",
        "name": "Biomedical science"
      },
      {
        "code": "20000715",
        "name": "Mathematics"
      },
      {
        "code": "20000717",
        "name": "Natural science"
      },
      {
        "code": "20000735",
        "name": "Scientific research"
      },
      {
        "code": "20000741",
        "name": "Scientific institution"
      },
      {
        "code": "20000742",
        "name": "Social sciences"
      },
      {
        "code": "20000755",
        "name": "Scientific standards"
      },
      {
        "code": "20000756",
        "name": "Technology and engineering"
      }
    ]
  },
  {
    "code": "14000000",
    "name": "Society",
    "narrower": [
      {
        "code": "20000768",
        "name": "Communities"
      },
      {
        "code": "20000770",
        "name": "Demographics"
      },
      {
        "code": "20000771",
        "name": "Immigration"
      },
      {
        "code": "20000772",
        "name": "Emigration"
      },
      {
        "code": "20000775",
        "name": "Discrimination"
      },
      {
        "code": "20000780",
        "name": "Family"
      },
      {
        "code": "20000788",
        "name": "Mankind"
      },
      {
        "code": "20000799",
        "name": "Social condition"
      },
      {
        "code": "20000802",
        "name": "Social problem"
      },
      {
        "code": "20000808",
        "name": "Values"
      },
      {
        "code": "20000817",
        "name": "Welfare"
      }
    ]
  },
  {
    "code": "15000000",
    "name": "Sport",
    "narrower": [
      {
        "code": "20000822",
        "name": "Competition discipline"
      },
      {
        "code": "20001103",
        "name": "Disciplinary action in sport"
      },
      {
        "code": "20001104",
        "name": "Drug use in sport"
      },
      {
        "code": "20001108",
        "name": "Sport event"
      },
      {
        "code": "20001124",
        "name": "Sport industry"
      },
      {
        "code": "20001125",
        "name": "Sport organisation"
      },
      {
        "code": "20001126",
        "name": "Sport venue"
      },
      {
        "code": "20001148",
        "name": "Transfer"
      },
      {
        "code": "20001240",
        "name": "Bodybuilding"
      }
    ]
  },
  {
    "code": "16000000",
    "name": "Conflict, war and peace",
    "narrower": [
      {
        "code": "20000053",
        "name": "Act of terror"
      },
      {
        "code": "20000056",
        "name": "Armed conflict"
      },
      {
        "code": "20000065",
        "name": "Civil unrest"
      },
      {
        "code": "20000070",
        "name": "Coup d'etat"
      },
      {
        "code": "20000071",
        "name": "Massacre"
      },
      {
        "code": "20000073",
        "name": "Peace process"
      },
      {
        "code": "20000077",
        "name": "Post-war reconstruction"
      },
      {
        "code": "20000080",
        "name": "Prisoners of war"
      }
    ]
  },
  {
    "code": "17000000",
    "name": "Weather",
    "narrower": [
      {
        "code": "20001128",
        "name": "Weather forecast"
      },
      {
        "code": "20001129",
        "name": "Weather phenomena"
      },
      {
        "code": "20001130",
        "name": "Weather statistic"
      },
      {
        "code": "20001131",
        "name": "Weather warning"
      }
    ]
  }
] as const;
