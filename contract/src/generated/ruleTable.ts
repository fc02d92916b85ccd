// generated from openapi.yaml by npm run generate
import type { RuleTable } from '../rules/rule';

export const ruleTable = {
  "PaymentIntentRequest": {
    "amount": {
      "rules": [
        {
          "rule": "required",
          "message": "The field amount is missing."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "The field amount must be at least 0."
        },
        {
          "rule": "maximum",
          "value": 1000000,
          "message": "The field amount cannot be more than 1000000."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "The field amount cannot have more than 2 decimal places."
        }
      ]
    },
    "purpose": {
      "rules": [
        {
          "rule": "required",
          "message": "The field purpose is missing."
        },
        {
          "rule": "oneOf",
          "value": [
            "release",
            "upgrade"
          ],
          "message": "The field purpose must be one of: release, upgrade."
        }
      ]
    },
    "distributionId": {
      "rules": [
        {
          "rule": "required",
          "message": "The field distributionId is missing."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "The field distributionId must be at least 1."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "The field distributionId cannot be more than 2147483647."
        }
      ]
    },
    "order": {
      "rules": [
        {
          "rule": "required",
          "message": "The field order is missing."
        }
      ]
    },
    "applyBundlePackage": {
      "rules": []
    },
    "universalCouponCode": {
      "rules": [
        {
          "rule": "noSpaces",
          "message": "Your coupon code cannot have spaces."
        },
        {
          "rule": "noHtml",
          "message": "Your coupon code cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 36,
          "message": "Your coupon code cannot exceed 36 characters."
        }
      ]
    },
    "couponCode": {
      "rules": [
        {
          "rule": "noSpaces",
          "message": "Your coupon code cannot have spaces."
        },
        {
          "rule": "noHtml",
          "message": "Your coupon code cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 36,
          "message": "Your coupon code cannot exceed 36 characters."
        }
      ]
    },
    "paymentMethodId": {
      "rules": []
    },
    "captcha": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 4000,
          "message": "Please confirm the captcha above"
        }
      ]
    }
  },
  "EditDeclineRequest": {
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a reason."
        },
        {
          "rule": "noHtml",
          "message": "The reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The reason cannot exceed 500 characters."
        }
      ]
    }
  },
  "SavedFilterForm": {
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name."
        },
        {
          "rule": "minLength",
          "value": 1,
          "message": "Please provide a name."
        },
        {
          "rule": "noHtml",
          "message": "The name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The name cannot exceed 60 characters."
        }
      ]
    },
    "query": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 2000,
          "message": "The filters cannot exceed 2000 characters."
        },
        {
          "rule": "pattern",
          "value": "^[A-Za-z0-9%&=+._*~-]*$",
          "message": "The filters must be the query of an address."
        }
      ]
    },
    "replaces": {
      "rules": []
    }
  },
  "SavedFilterName": {
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name."
        },
        {
          "rule": "minLength",
          "value": 1,
          "message": "Please provide a name."
        },
        {
          "rule": "noHtml",
          "message": "The name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The name cannot exceed 60 characters."
        }
      ]
    }
  },
  "SavedHoldReasonChoice": {
    "text": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a hold reason."
        },
        {
          "rule": "minLength",
          "value": 1,
          "message": "Please provide a hold reason."
        },
        {
          "rule": "noHtml",
          "message": "The hold reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The hold reason cannot exceed 500 characters."
        }
      ]
    },
    "field": {
      "rules": [
        {
          "rule": "oneOf",
          "value": [
            "headline",
            "summary",
            "cityState",
            "body",
            "pulloutQuote",
            "primaryContactName",
            "primaryContactCompany",
            "newsImage",
            "attachments"
          ],
          "message": "Please select a field of the release."
        }
      ]
    },
    "isForAll": {
      "rules": []
    }
  },
  "HandOverRequest": {
    "userId": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a colleague at the desk."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "Please select a colleague at the desk."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "Please select a colleague at the desk."
        }
      ]
    }
  },
  "Registration": {
    "firstName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please enter a first name"
        },
        {
          "rule": "noHtml",
          "message": "The first name cannot have html markup."
        },
        {
          "rule": "noAddress",
          "message": "The first name cannot have a web or email address."
        },
        {
          "rule": "maxLength",
          "value": 50,
          "message": "The first name cannot exceed 50 characters."
        }
      ]
    },
    "lastName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please enter a last name"
        },
        {
          "rule": "noHtml",
          "message": "The last name cannot have html markup."
        },
        {
          "rule": "noAddress",
          "message": "The last name cannot have a web or email address."
        },
        {
          "rule": "maxLength",
          "value": 50,
          "message": "The last name cannot exceed 50 characters."
        }
      ]
    },
    "phone": {
      "rules": [
        {
          "rule": "required",
          "message": "Please enter a phone number"
        },
        {
          "rule": "noHtml",
          "message": "The phone cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 30,
          "message": "The phone cannot exceed 30 characters."
        }
      ]
    },
    "organization": {
      "rules": [
        {
          "rule": "required",
          "message": "Please enter an organization"
        },
        {
          "rule": "noHtml",
          "message": "The organization cannot have html markup."
        },
        {
          "rule": "noLink",
          "message": "The organization cannot have a link or an email address."
        },
        {
          "rule": "maxLength",
          "value": 80,
          "message": "The organization cannot exceed 80 characters."
        }
      ]
    },
    "country": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a country"
        },
        {
          "rule": "maxLength",
          "value": 3,
          "message": "The country cannot exceed 3 characters."
        },
        {
          "rule": "country",
          "message": "Please select a country"
        }
      ]
    },
    "state": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a state",
          "when": {
            "field": "country",
            "equals": "USA"
          }
        },
        {
          "rule": "noHtml",
          "message": "The state cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 25,
          "message": "The state cannot exceed 25 characters."
        }
      ]
    },
    "email": {
      "rules": [
        {
          "rule": "required",
          "message": "Please enter a valid email address"
        },
        {
          "rule": "email",
          "message": "Please enter a valid email address"
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The email cannot exceed 100 characters."
        }
      ]
    },
    "captcha": {
      "rules": [
        {
          "rule": "required",
          "message": "Please confirm the captcha above"
        },
        {
          "rule": "maxLength",
          "value": 4000,
          "message": "Please confirm the captcha above"
        }
      ]
    },
    "languagedId": {
      "rules": []
    },
    "campaignCode": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The campaign code cannot exceed 40 characters."
        }
      ]
    },
    "prwebPackage": {
      "rules": []
    },
    "loginurl": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The login address cannot exceed 300 characters."
        }
      ]
    },
    "migrate": {
      "rules": []
    },
    "ipaddress": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 45,
          "message": "The address cannot exceed 45 characters."
        }
      ]
    },
    "partnerId": {
      "rules": []
    },
    "PRWebPartnerSiteField": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The partner site cannot exceed 100 characters."
        }
      ]
    }
  },
  "ActivationRequest": {
    "email": {
      "rules": [
        {
          "rule": "required",
          "message": "Please enter a valid email address"
        },
        {
          "rule": "email",
          "message": "Please enter a valid email address"
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The email cannot exceed 100 characters."
        }
      ]
    }
  },
  "ContactVerification": {
    "entityKey": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The email cannot exceed 100 characters."
        }
      ]
    }
  },
  "ReleaseDraft": {
    "distributionId": {
      "rules": []
    },
    "distributionVersion": {
      "rules": []
    },
    "isAutomatic": {
      "rules": []
    },
    "package": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a package."
        }
      ]
    },
    "language": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 20,
          "message": "Please select a language."
        },
        {
          "rule": "language",
          "message": "Please select a language."
        }
      ]
    },
    "mediaTopics": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 3,
          "message": "Please choose up to three topics."
        }
      ]
    },
    "companyName": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The name of the company cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the company cannot exceed 100 characters."
        }
      ]
    },
    "headline": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release headline."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your press release headline cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release headline cannot have html markup."
        },
        {
          "rule": "minLength",
          "value": 55,
          "message": "Your press release headline must have at least 55 characters."
        },
        {
          "rule": "maxLength",
          "value": 170,
          "message": "Your press release headline cannot exceed 170 characters."
        },
        {
          "rule": "notAllLower",
          "message": "Your press release headline cannot be all lower case."
        },
        {
          "rule": "notAllUpper",
          "message": "Your press release headline cannot be all upper case."
        }
      ]
    },
    "summary": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release summary."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your press release summary cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release summary cannot have html markup."
        },
        {
          "rule": "minLength",
          "value": 30,
          "message": "Your press release summary must have at least 30 characters."
        },
        {
          "rule": "maxLength",
          "value": 4000,
          "message": "Your press release summary cannot exceed 4000 characters."
        },
        {
          "rule": "notAllLower",
          "message": "Your press release summary cannot be all lower case."
        },
        {
          "rule": "notAllUpper",
          "message": "Your press release summary cannot be all upper case."
        }
      ]
    },
    "cityState": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release dateline."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your press release dateline cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release dateline cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 250,
          "message": "Your press release dateline cannot exceed 250 characters."
        }
      ]
    },
    "body": {
      "text": "html",
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release body."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your press release body cannot be exclusively digits."
        },
        {
          "rule": "minLength",
          "value": 30,
          "message": "Your press release body must have at least 30 characters."
        },
        {
          "rule": "maxLength",
          "value": 100000,
          "message": "Your press release body cannot exceed 100000 characters."
        },
        {
          "rule": "notAllLower",
          "message": "Your press release body cannot be all lower case."
        },
        {
          "rule": "notAllUpper",
          "message": "Your press release body cannot be all upper case."
        }
      ]
    },
    "pulloutQuote": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release pull-out quote cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 300,
          "message": "Your press release pull-out quote cannot exceed 300 characters."
        }
      ]
    },
    "videoUrl": {
      "rules": [
        {
          "rule": "youtubeUrl",
          "message": "Please provide a valid YouTube URL."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "Your press release video URL cannot exceed 500 characters."
        }
      ]
    },
    "releaseDate": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$",
          "message": "Please select a valid date and time."
        },
        {
          "rule": "notBeforeTurnaround",
          "message": "Please select a date and time on or after {earliest}"
        }
      ]
    },
    "releaseDateTimezone": {
      "rules": []
    },
    "cjl": {
      "rules": []
    },
    "cjlSelected": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 21,
          "message": "You may not select more than 21 Cision Journalist Lists."
        }
      ]
    },
    "hasPriorityRelease": {
      "rules": []
    },
    "hasCisionSocialPost": {
      "rules": []
    },
    "cisionSocialPost": {
      "rules": [
        {
          "rule": "required",
          "message": "The tweet cannot be empty.",
          "when": {
            "field": "hasCisionSocialPost",
            "equals": true
          }
        },
        {
          "rule": "maxLength",
          "value": 90,
          "message": "The tweet text cannot exceed 90 characters."
        },
        {
          "rule": "noHtml",
          "message": "Your press release social post cannot have html markup."
        }
      ]
    },
    "twitterMessage": {
      "rules": [
        {
          "rule": "required",
          "message": "The tweet cannot be empty.",
          "when": {
            "field": "xPostHandle",
            "filled": true
          }
        },
        {
          "rule": "maxLength",
          "value": 280,
          "message": "The tweet text cannot exceed 280 characters."
        },
        {
          "rule": "noHtml",
          "message": "Your press release social post cannot have html markup."
        }
      ]
    },
    "xPostHandle": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release social account cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 50,
          "message": "Your press release social account cannot exceed 50 characters."
        }
      ]
    },
    "twitterSocialHandle": {
      "rules": []
    },
    "linkedinSocialHandle": {
      "rules": []
    },
    "facebookSocialHandle": {
      "rules": []
    },
    "newsImage": {
      "rules": []
    },
    "attachments": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 20,
          "message": "You may not attach more than 20 files."
        },
        {
          "rule": "uniqueBy",
          "value": "fileName",
          "message": "An attachment with the same name already exists. If you wish to attach duplicate items they must have different names."
        }
      ]
    },
    "primaryContactName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release contact name."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your press release contact name cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact name cannot exceed 100 characters."
        }
      ]
    },
    "primaryContactCompany": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release contact company."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your press release contact company cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact company cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact company cannot exceed 100 characters."
        }
      ]
    },
    "primaryContactWebsite": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release contact website cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact website cannot exceed 100 characters."
        }
      ]
    },
    "primaryContactEmail": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release contact email."
        },
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact email cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact email cannot exceed 100 characters."
        }
      ]
    },
    "primaryContactPhoneCountryCode": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a country code."
        },
        {
          "rule": "maxLength",
          "value": 6,
          "message": "Your press release contact phone country code cannot exceed 6 characters."
        }
      ]
    },
    "primaryContactPhone": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release contact phone."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact phone cannot have html markup."
        },
        {
          "rule": "minLength",
          "value": 7,
          "message": "Your press release contact phone must have at least 7 characters."
        },
        {
          "rule": "maxLength",
          "value": 32,
          "message": "Your press release contact phone cannot exceed 32 characters."
        }
      ]
    },
    "primaryContactPhoneExtension": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release contact phone extension cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 32,
          "message": "Your press release contact phone extension cannot exceed 32 characters."
        }
      ]
    },
    "hasSecondaryContact": {
      "rules": []
    },
    "secondaryContactName": {
      "rules": [
        {
          "rule": "notOnlyDigits",
          "message": "Your press release contact name cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact name cannot exceed 100 characters."
        }
      ]
    },
    "secondaryContactCompany": {
      "rules": [
        {
          "rule": "notOnlyDigits",
          "message": "Your press release contact company cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact company cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact company cannot exceed 100 characters."
        }
      ]
    },
    "secondaryContactWebsite": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release contact website cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact website cannot exceed 100 characters."
        }
      ]
    },
    "secondaryContactEmail": {
      "rules": [
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact email cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact email cannot exceed 100 characters."
        }
      ]
    },
    "secondaryContactPhoneCountryCode": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a country code for your contact phone.",
          "when": {
            "field": "secondaryContactPhone",
            "filled": true
          }
        },
        {
          "rule": "maxLength",
          "value": 6,
          "message": "Your press release contact phone country code cannot exceed 6 characters."
        }
      ]
    },
    "secondaryContactPhone": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release contact phone cannot have html markup."
        },
        {
          "rule": "minLength",
          "value": 7,
          "message": "Your press release contact phone must have at least 7 characters."
        },
        {
          "rule": "maxLength",
          "value": 32,
          "message": "Your press release contact phone cannot exceed 32 characters."
        }
      ]
    },
    "secondaryContactPhoneExtension": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release contact phone extension cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 32,
          "message": "Your press release contact phone extension cannot exceed 32 characters."
        }
      ]
    },
    "user": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release contact name."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your press release contact name cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact name cannot exceed 100 characters."
        }
      ]
    },
    "userEmail": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release contact email."
        },
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact email cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Your press release contact email cannot exceed 100 characters."
        }
      ]
    },
    "userPhoneCountryCode": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a country code."
        },
        {
          "rule": "maxLength",
          "value": 6,
          "message": "Your press release contact phone country code cannot exceed 6 characters."
        }
      ]
    },
    "userPhone": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a press release contact phone."
        },
        {
          "rule": "noHtml",
          "message": "Your press release contact phone cannot have html markup."
        },
        {
          "rule": "minLength",
          "value": 7,
          "message": "Your press release contact phone must have at least 7 characters."
        },
        {
          "rule": "maxLength",
          "value": 32,
          "message": "Your press release contact phone cannot exceed 32 characters."
        }
      ]
    },
    "userPhoneExtension": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your press release contact phone extension cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 32,
          "message": "Your press release contact phone extension cannot exceed 32 characters."
        }
      ]
    }
  },
  "HoldRequest": {
    "reasons": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a hold reason."
        },
        {
          "rule": "minItems",
          "value": 1,
          "message": "Please provide a hold reason."
        },
        {
          "rule": "maxItems",
          "value": 20,
          "message": "Please provide at most 20 hold reasons."
        }
      ]
    },
    "kind": {
      "rules": [
        {
          "rule": "oneOf",
          "value": [
            "onHold",
            "locked",
            "limited"
          ],
          "message": "Please select a kind of hold."
        }
      ]
    }
  },
  "HoldReasonChoice": {
    "text": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a hold reason."
        },
        {
          "rule": "minLength",
          "value": 1,
          "message": "Please provide a hold reason."
        },
        {
          "rule": "noHtml",
          "message": "The hold reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The hold reason cannot exceed 500 characters."
        }
      ]
    },
    "rule": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^[a-z]+(-[a-z]+)*$",
          "message": "Please select an editorial check."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please select an editorial check."
        }
      ]
    },
    "place": {
      "rules": []
    }
  },
  "PlaceChoice": {
    "field": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a field of the release."
        },
        {
          "rule": "oneOf",
          "value": [
            "headline",
            "summary",
            "cityState",
            "body",
            "pulloutQuote",
            "primaryContactName",
            "primaryContactCompany",
            "newsImage",
            "attachments"
          ],
          "message": "Please select a field of the release."
        }
      ]
    },
    "words": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 200,
          "message": "Please select at most 200 characters of the text."
        }
      ]
    },
    "offset": {
      "rules": []
    }
  },
  "ApprovalRequest": {
    "release": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select when to release."
        },
        {
          "rule": "oneOf",
          "value": [
            "scheduled",
            "now"
          ],
          "message": "Please select when to release."
        }
      ]
    },
    "ownSiteOnly": {
      "rules": []
    }
  },
  "NewPartner": {
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a partner name."
        },
        {
          "rule": "noHtml",
          "message": "The partner name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The partner name cannot exceed 100 characters."
        }
      ]
    },
    "slug": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a slug."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The slug cannot exceed 60 characters."
        },
        {
          "rule": "pattern",
          "value": "^[A-Za-z0-9_-]+$",
          "message": "The slug can have letters, digits, hyphens and underscores only."
        }
      ]
    }
  },
  "PartnerChange": {
    "partnerId": {
      "rules": []
    },
    "version": {
      "rules": []
    },
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a partner name."
        },
        {
          "rule": "noHtml",
          "message": "The partner name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The partner name cannot exceed 100 characters."
        }
      ]
    },
    "slug": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a slug."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The slug cannot exceed 60 characters."
        },
        {
          "rule": "pattern",
          "value": "^[A-Za-z0-9_-]+$",
          "message": "The slug can have letters, digits, hyphens and underscores only."
        }
      ]
    },
    "logoPath": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The logo path cannot exceed 300 characters."
        }
      ]
    },
    "logoUploadKey": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The logo key cannot exceed 100 characters."
        }
      ]
    },
    "splashdescriptioncontent": {
      "text": "html",
      "rules": [
        {
          "rule": "maxLength",
          "value": 20000,
          "message": "The Partner Description cannot exceed 20000 characters."
        }
      ]
    },
    "spashrightpanelcontent": {
      "text": "html",
      "rules": [
        {
          "rule": "maxLength",
          "value": 20000,
          "message": "The Partner Right Panel cannot exceed 20000 characters."
        }
      ]
    },
    "splashresourcecontent": {
      "text": "html",
      "rules": [
        {
          "rule": "maxLength",
          "value": 20000,
          "message": "The Partner Resource Center cannot exceed 20000 characters."
        }
      ]
    },
    "packageDescription": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 4,
          "message": "There are four package descriptions at most."
        },
        {
          "rule": "maxLength",
          "value": 5000,
          "message": "The package description cannot exceed 5000 characters."
        }
      ]
    },
    "redirect": {
      "rules": []
    },
    "packages": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 4,
          "message": "There are four package prices at most."
        }
      ]
    }
  },
  "PartnerPrice": {
    "packageId": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a package."
        },
        {
          "rule": "oneOf",
          "value": [
            "80",
            "140",
            "200",
            "360"
          ],
          "message": "Please select a package."
        }
      ]
    },
    "price": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "number",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "A price cannot be less than $0.00."
        },
        {
          "rule": "maximum",
          "value": 1000000,
          "message": "A price cannot be more than $1,000,000.00."
        }
      ]
    }
  },
  "QuoteRequest": {
    "package": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a package."
        },
        {
          "rule": "oneOf",
          "value": [
            "80",
            "140",
            "200",
            "360"
          ],
          "message": "Please select a package."
        }
      ]
    },
    "cjl": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide the number of journalist lists."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "The number of journalist lists cannot be negative."
        },
        {
          "rule": "maximum",
          "value": 21,
          "message": "You may not select more than 21 journalist lists."
        }
      ]
    },
    "hasCisionSocialPost": {
      "rules": [
        {
          "rule": "required",
          "message": "Please say whether the release is shared on X."
        }
      ]
    },
    "priorityReleaseEnabled": {
      "rules": [
        {
          "rule": "required",
          "message": "Please say whether the release has priority."
        }
      ]
    },
    "couponCode": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your coupon code cannot have html markup."
        },
        {
          "rule": "noSpaces",
          "message": "Your coupon code cannot have spaces."
        },
        {
          "rule": "maxLength",
          "value": 36,
          "message": "Your coupon code cannot exceed 36 characters."
        }
      ]
    },
    "slug": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The slug cannot exceed 60 characters."
        }
      ]
    }
  },
  "ProfileChange": {
    "firstName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a first name."
        },
        {
          "rule": "notOnlyDigits",
          "message": "The first name cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "The first name cannot have html markup."
        },
        {
          "rule": "noAddress",
          "message": "The first name cannot have a web or email address."
        },
        {
          "rule": "maxLength",
          "value": 50,
          "message": "The first name cannot exceed 50 characters."
        }
      ]
    },
    "lastName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a last name."
        },
        {
          "rule": "notOnlyDigits",
          "message": "The last name cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "The last name cannot have html markup."
        },
        {
          "rule": "noAddress",
          "message": "The last name cannot have a web or email address."
        },
        {
          "rule": "maxLength",
          "value": 50,
          "message": "The last name cannot exceed 50 characters."
        }
      ]
    },
    "oktaLogin": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The login name cannot exceed 100 characters."
        }
      ]
    },
    "email": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide an email."
        },
        {
          "rule": "noHtml",
          "message": "The email cannot have html markup."
        },
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The email cannot exceed 100 characters."
        }
      ]
    },
    "organization": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide an organization."
        },
        {
          "rule": "noHtml",
          "message": "The organization cannot have html markup."
        },
        {
          "rule": "noLink",
          "message": "The organization cannot have a link or an email address."
        },
        {
          "rule": "maxLength",
          "value": 80,
          "message": "The organization cannot exceed 80 characters."
        }
      ]
    },
    "address1": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The address 1 cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "The address 1 cannot exceed 45 characters."
        }
      ]
    },
    "address2": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The address 2 cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "The address 2 cannot exceed 45 characters."
        }
      ]
    },
    "city": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The city cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "The city cannot exceed 45 characters."
        }
      ]
    },
    "state": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The state cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 25,
          "message": "The state cannot exceed 25 characters."
        }
      ]
    },
    "zip": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The zip code cannot have html markup."
        },
        {
          "rule": "digitsOnly",
          "message": "Zip code must be in digits."
        },
        {
          "rule": "maxLength",
          "value": 25,
          "message": "The zip code cannot exceed 25 characters."
        }
      ]
    },
    "country": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a country."
        },
        {
          "rule": "noHtml",
          "message": "The country cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 3,
          "message": "The country cannot exceed 3 characters."
        },
        {
          "rule": "country",
          "message": "Please provide a country."
        }
      ]
    },
    "phone": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a phone."
        },
        {
          "rule": "noHtml",
          "message": "The phone cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 30,
          "message": "The phone cannot exceed 30 characters."
        }
      ]
    },
    "createdDate": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 30,
          "message": "The creation time cannot exceed 30 characters."
        }
      ]
    },
    "partnerId": {
      "rules": []
    }
  },
  "AccessTokenForm": {
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name."
        },
        {
          "rule": "minLength",
          "value": 1,
          "message": "Please provide a name."
        },
        {
          "rule": "noHtml",
          "message": "The name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The name cannot exceed 60 characters."
        }
      ]
    },
    "scopes": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose what the token may do."
        },
        {
          "rule": "minItems",
          "value": 1,
          "message": "Please choose what the token may do."
        },
        {
          "rule": "maxItems",
          "value": 60,
          "message": "A token cannot have more than 60 scopes."
        }
      ]
    },
    "days": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose when the token expires."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "A token works for at least a day."
        },
        {
          "rule": "maximum",
          "value": 365,
          "message": "A token works for 365 days at most."
        }
      ]
    }
  },
  "AccountDeletion": {
    "oktaLogin": {
      "rules": [
        {
          "rule": "required",
          "message": "Please type your login name exactly as it is shown."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Please type your login name exactly as it is shown."
        }
      ]
    }
  },
  "GroupChange": {
    "id": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "group": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a group."
        },
        {
          "rule": "oneOf",
          "value": [
            "USER",
            "VIRTUALPRESSOFFICE",
            "FINANCE",
            "EDITOR",
            "ADMIN"
          ],
          "message": "Please select a group."
        }
      ]
    }
  },
  "UserFeatureSettings": {
    "version": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please load these settings again."
        }
      ]
    },
    "userHasLegacyLogin": {
      "rules": []
    },
    "userHasStripeApi": {
      "rules": []
    },
    "userShowArchiveReleases": {
      "rules": []
    },
    "userSendDistributionToIris": {
      "rules": []
    },
    "hasEnableOAuthLinkedIn": {
      "rules": []
    },
    "hasEnableOAuthFacebook": {
      "rules": []
    },
    "hasEnableBundleStorePage": {
      "rules": []
    },
    "hasEnablePurchaseEdit": {
      "rules": []
    },
    "hasEnableBackToDraft": {
      "rules": []
    },
    "showPaymentCaptcha": {
      "rules": []
    },
    "sessionTimeout": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^[0-9]{1,5},[0-9]{1,5}$",
          "message": "Please provide two numbers of seconds, as 600,60."
        }
      ]
    }
  },
  "SiteSettingsChange": {
    "version": {
      "rules": [
        {
          "rule": "required",
          "message": "Please load these settings again."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please load these settings again."
        }
      ]
    },
    "siteName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a site name."
        },
        {
          "rule": "noHtml",
          "message": "The site name cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The site name cannot exceed 60 characters."
        }
      ]
    },
    "editorialMailbox": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a mailbox."
        },
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The mailbox cannot exceed 100 characters."
        }
      ]
    },
    "postalAddress": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The postal address cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The postal address cannot exceed 300 characters."
        }
      ]
    },
    "phone": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The phone number cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The phone number cannot exceed 40 characters."
        }
      ]
    },
    "termsUrl": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^(https?://[^\\s\"<>]{3,490})?$",
          "message": "The address of the terms must be a web address that begins with http:// or https://."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The address of the terms cannot exceed 500 characters."
        }
      ]
    },
    "privacyUrl": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^(https?://[^\\s\"<>]{3,490})?$",
          "message": "The address of the privacy notice must be a web address that begins with http:// or https://."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The address of the privacy notice cannot exceed 500 characters."
        }
      ]
    },
    "brandProduct": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name of the product."
        },
        {
          "rule": "noHtml",
          "message": "The name of the product cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The name of the product cannot exceed 60 characters."
        }
      ]
    },
    "brandCompany": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name of the company."
        },
        {
          "rule": "noHtml",
          "message": "The name of the company cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The name of the company cannot exceed 60 characters."
        }
      ]
    },
    "brandAvailability": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name of the distribution."
        },
        {
          "rule": "noHtml",
          "message": "The name of the distribution cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The name of the distribution cannot exceed 60 characters."
        }
      ]
    },
    "brandIdentity": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name of the sign-in service."
        },
        {
          "rule": "noHtml",
          "message": "The name of the sign-in service cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 60,
          "message": "The name of the sign-in service cannot exceed 60 characters."
        }
      ]
    },
    "reachSites": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The figure of sites cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The figure of sites cannot exceed 40 characters."
        }
      ]
    },
    "reachJournalists": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The figure of journalists cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The figure of journalists cannot exceed 40 characters."
        }
      ]
    },
    "reachSubscribers": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The figure of subscribers cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The figure of subscribers cannot exceed 40 characters."
        }
      ]
    },
    "isLogoRemoved": {
      "rules": []
    },
    "logoUploadKey": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The logo key cannot exceed 100 characters."
        }
      ]
    }
  },
  "PricesChange": {
    "version": {
      "rules": [
        {
          "rule": "required",
          "message": "Please load these settings again."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please load these settings again."
        }
      ]
    },
    "priceBasic": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "number",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "A price cannot be less than $1.00."
        },
        {
          "rule": "maximum",
          "value": 10000,
          "message": "A price cannot be more than $10,000.00."
        }
      ]
    },
    "priceStandard": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "number",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "A price cannot be less than $1.00."
        },
        {
          "rule": "maximum",
          "value": 10000,
          "message": "A price cannot be more than $10,000.00."
        }
      ]
    },
    "priceAdvanced": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "number",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "A price cannot be less than $1.00."
        },
        {
          "rule": "maximum",
          "value": 10000,
          "message": "A price cannot be more than $10,000.00."
        }
      ]
    },
    "pricePremium": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "number",
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "Please provide a price in US dollars, with at most two decimals."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "A price cannot be less than $1.00."
        },
        {
          "rule": "maximum",
          "value": 10000,
          "message": "A price cannot be more than $10,000.00."
        }
      ]
    },
    "quantity1": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "minimum",
          "value": 2,
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "maximum",
          "value": 100,
          "message": "A bundle holds 2 to 100 releases."
        }
      ]
    },
    "percentOff1": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "maximum",
          "value": 90,
          "message": "A bundle takes 0 to 90 percent off."
        }
      ]
    },
    "quantity2": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "minimum",
          "value": 2,
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "maximum",
          "value": 100,
          "message": "A bundle holds 2 to 100 releases."
        }
      ]
    },
    "percentOff2": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "maximum",
          "value": 90,
          "message": "A bundle takes 0 to 90 percent off."
        }
      ]
    },
    "quantity3": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "minimum",
          "value": 2,
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "maximum",
          "value": 100,
          "message": "A bundle holds 2 to 100 releases."
        }
      ]
    },
    "percentOff3": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "maximum",
          "value": 90,
          "message": "A bundle takes 0 to 90 percent off."
        }
      ]
    },
    "quantity4": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "minimum",
          "value": 2,
          "message": "A bundle holds 2 to 100 releases."
        },
        {
          "rule": "maximum",
          "value": 100,
          "message": "A bundle holds 2 to 100 releases."
        }
      ]
    },
    "percentOff4": {
      "rules": [
        {
          "rule": "required",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "digitsOnly",
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "A bundle takes 0 to 90 percent off."
        },
        {
          "rule": "maximum",
          "value": 90,
          "message": "A bundle takes 0 to 90 percent off."
        }
      ]
    }
  },
  "NewJournalistList": {
    "categoryName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name of the list."
        },
        {
          "rule": "noHtml",
          "message": "The name of the list cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the list cannot exceed 100 characters."
        }
      ]
    }
  },
  "JournalistListChange": {
    "categoryName": {
      "rules": [
        {
          "rule": "minLength",
          "value": 2,
          "message": "Please provide a name of the list."
        },
        {
          "rule": "noHtml",
          "message": "The name of the list cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the list cannot exceed 100 characters."
        }
      ]
    },
    "isActive": {
      "rules": []
    }
  },
  "TermsChange": {
    "kind": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a text."
        },
        {
          "rule": "oneOf",
          "value": [
            "purchase",
            "renewal"
          ],
          "message": "Please select a text."
        }
      ]
    },
    "text": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide the text of the terms."
        },
        {
          "rule": "noHtml",
          "message": "The text of the terms cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 50000,
          "message": "The text of the terms cannot exceed 50000 characters."
        }
      ]
    },
    "version": {
      "rules": [
        {
          "rule": "required",
          "message": "Please load these settings again."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please load these settings again."
        }
      ]
    }
  },
  "InstallationFeatureSettings": {
    "version": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please load these settings again."
        }
      ]
    },
    "hasEnableOAuthLinkedIn": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "hasEnableOAuthFacebook": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "hasEnableBundleStorePage": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "hasEnablePurchaseEdit": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "hasEnableBackToDraft": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "showPaymentCaptcha": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "sessionTimeout": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "pattern",
          "value": "^[0-9]{1,5},[0-9]{1,5}$",
          "message": "Please provide two numbers of seconds, as 600,60."
        }
      ]
    },
    "redirectCountDown": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "Field must be between 0 and 600"
        },
        {
          "rule": "maximum",
          "value": 600,
          "message": "Field must be between 0 and 600"
        }
      ]
    }
  },
  "ApprovalConfirmation": {
    "worth": {
      "rules": []
    },
    "note": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 1024,
          "message": "The Notes cannot exceed 1024 characters."
        }
      ]
    }
  },
  "ApprovalDecline": {
    "note": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a reason."
        },
        {
          "rule": "maxLength",
          "value": 1024,
          "message": "The Notes cannot exceed 1024 characters."
        }
      ]
    }
  },
  "ApprovalReason": {
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a reason."
        },
        {
          "rule": "maxLength",
          "value": 1024,
          "message": "The Notes cannot exceed 1024 characters."
        }
      ]
    }
  },
  "ApprovalLimitSettings": {
    "version": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please load these settings again."
        }
      ]
    },
    "approvalAmount": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "Field must be between 0 and 99999999"
        },
        {
          "rule": "maximum",
          "value": 99999999,
          "message": "Field must be between 0 and 99999999"
        }
      ]
    },
    "approvalPercent": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "Field must be between 0 and 100"
        },
        {
          "rule": "maximum",
          "value": 100,
          "message": "Field must be between 0 and 100"
        }
      ]
    }
  },
  "RetentionSettings": {
    "version": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 40,
          "message": "Please load these settings again."
        }
      ]
    },
    "sessionDays": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 31,
          "message": "Field must be between 31 and 3650"
        },
        {
          "rule": "maximum",
          "value": 3650,
          "message": "Field must be between 31 and 3650"
        }
      ]
    },
    "originDays": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 30,
          "message": "Field must be between 30 and 3650"
        },
        {
          "rule": "maximum",
          "value": 3650,
          "message": "Field must be between 30 and 3650"
        }
      ]
    },
    "auditYears": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "Field must be between 0 and 30"
        },
        {
          "rule": "maximum",
          "value": 30,
          "message": "Field must be between 0 and 30"
        }
      ]
    },
    "mailDays": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 30,
          "message": "Field must be between 30 and 3650"
        },
        {
          "rule": "maximum",
          "value": 3650,
          "message": "Field must be between 30 and 3650"
        }
      ]
    },
    "repeatDays": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "Field must be between 1 and 30"
        },
        {
          "rule": "maximum",
          "value": 30,
          "message": "Field must be between 1 and 30"
        }
      ]
    }
  },
  "CouponForm": {
    "id": {
      "rules": []
    },
    "userAccountId": {
      "rules": [
        {
          "rule": "required",
          "message": "This email address does not exist."
        }
      ]
    },
    "couponCode": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 36,
          "message": "Your coupon code cannot exceed 36 characters."
        }
      ]
    },
    "originalAmount": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide an amount for Coupon Amount."
        },
        {
          "rule": "digitsOnly",
          "message": "Please provide only numeric values."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "Please provide only numeric values."
        },
        {
          "rule": "maxLength",
          "value": 24,
          "message": "The Coupon Amount cannot exceed 24 characters."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "Field must be between 1 and 99999999"
        },
        {
          "rule": "maximum",
          "value": 99999999,
          "message": "Field must be between 1 and 99999999"
        }
      ]
    },
    "expirationDate": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$",
          "message": "Invalid date format"
        },
        {
          "rule": "realDate",
          "message": "Invalid date format"
        }
      ]
    },
    "notes": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 1024,
          "message": "The Notes cannot exceed 1024 characters."
        }
      ]
    },
    "status": {
      "rules": []
    },
    "version": {
      "rules": []
    }
  },
  "UniversalCouponForm": {
    "universalCouponId": {
      "rules": []
    },
    "couponCode": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a universal coupon code"
        },
        {
          "rule": "noSpaces",
          "message": "Your coupon code cannot have spaces."
        },
        {
          "rule": "maxLength",
          "value": 36,
          "message": "Your coupon code cannot exceed 36 characters."
        },
        {
          "rule": "noHtml",
          "message": "Your coupon code cannot have html markup."
        }
      ]
    },
    "isFixed": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "amount": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a coupon amount.",
          "when": {
            "field": "isFixed",
            "equals": true
          }
        },
        {
          "rule": "number",
          "message": "Your coupon amount must be in digits.",
          "when": {
            "field": "isFixed",
            "equals": true
          }
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "Your coupon amount must be up to two decimal places",
          "when": {
            "field": "isFixed",
            "equals": true
          }
        },
        {
          "rule": "exclusiveMinimum",
          "value": 0,
          "message": "Your coupon amount must be greater than zero.",
          "when": {
            "field": "isFixed",
            "equals": true
          }
        },
        {
          "rule": "maximum",
          "value": 99999999,
          "message": "Field must be between 0.01 and 99999999",
          "when": {
            "field": "isFixed",
            "equals": true
          }
        }
      ]
    },
    "percent": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a coupon percent.",
          "when": {
            "field": "isFixed",
            "equals": false
          }
        },
        {
          "rule": "number",
          "message": "Your coupon percent must be in digits.",
          "when": {
            "field": "isFixed",
            "equals": false
          }
        },
        {
          "rule": "maxDecimals",
          "value": 4,
          "message": "Your coupon percent must be up to two decimal places",
          "when": {
            "field": "isFixed",
            "equals": false
          }
        },
        {
          "rule": "exclusiveMinimum",
          "value": 0,
          "message": "Your coupon percent must be between 0 and 100 exclusive.",
          "when": {
            "field": "isFixed",
            "equals": false
          }
        },
        {
          "rule": "exclusiveMaximum",
          "value": 1,
          "message": "Your coupon percent must be between 0 and 100 exclusive.",
          "when": {
            "field": "isFixed",
            "equals": false
          }
        }
      ]
    },
    "createdDate": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$",
          "message": "Invalid date format"
        }
      ]
    },
    "startDate": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$",
          "message": "Invalid date format"
        },
        {
          "rule": "realDate",
          "message": "Invalid date format"
        }
      ]
    },
    "expirationDate": {
      "rules": [
        {
          "rule": "required",
          "message": "Your coupon expiration date must be after start date."
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}$",
          "message": "Invalid date format"
        },
        {
          "rule": "realDate",
          "message": "Invalid date format"
        },
        {
          "rule": "notBeforeField",
          "value": "startDate",
          "message": "Your coupon expiration date must be after start date."
        }
      ]
    },
    "notes": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "Your coupon notes cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 1024,
          "message": "The Notes cannot exceed 1024 characters."
        }
      ]
    },
    "version": {
      "rules": []
    }
  },
  "RefundForm": {
    "orderId": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a refund reason."
        },
        {
          "rule": "oneOf",
          "value": [
            "Customer Changed Mind",
            "Competitive Service",
            "Explicit Content",
            "Foreign Language",
            "Other",
            "Online Gambling",
            "Did Not Like Service"
          ],
          "message": "Please provide a refund reason."
        }
      ]
    },
    "amount": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a refund amount."
        },
        {
          "rule": "number",
          "message": "The refund amount field must be in digits."
        },
        {
          "rule": "exclusiveMinimum",
          "value": 0,
          "message": "The refund amount must be a positive number."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "The refund amount cannot have more than 2 decimal places."
        },
        {
          "rule": "maximum",
          "value": 1000000,
          "message": "Field must be between 0.01 and 1000000"
        }
      ]
    },
    "note": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The notes field cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 1024,
          "message": "The Notes cannot exceed 1024 characters."
        }
      ]
    }
  },
  "RefundDecision": {
    "orderRefundRequestId": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "status": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "oneOf",
          "value": [
            "approved",
            "rejected"
          ],
          "message": "Field is Required."
        }
      ]
    },
    "refundedByHand": {
      "rules": []
    },
    "refundTransactionId": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a transaction id message.",
          "when": {
            "field": "refundedByHand",
            "equals": true
          }
        },
        {
          "rule": "noHtml",
          "message": "The transaction field cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 255,
          "message": "The transaction field cannot exceed 255 characters."
        }
      ]
    },
    "rejection": {
      "rules": []
    }
  },
  "RefundRejection": {
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a reason."
        },
        {
          "rule": "noHtml",
          "message": "The reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The reason cannot exceed 500 characters."
        }
      ]
    }
  },
  "BundleLotChange": {
    "userPackageBundleId": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "expirationDate": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 30,
          "message": "Invalid date format"
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+\\-]\\d{2}:\\d{2})$",
          "message": "Invalid date format"
        },
        {
          "rule": "realDate",
          "message": "Invalid date format"
        }
      ]
    },
    "quantity": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 0,
          "message": "Field must be between 0 and 100000"
        },
        {
          "rule": "maximum",
          "value": 100000,
          "message": "Field must be between 0 and 100000"
        }
      ]
    }
  },
  "BundleGift": {
    "userAccountId": {
      "rules": [
        {
          "rule": "required",
          "message": "This email address does not exist."
        }
      ]
    },
    "packageId": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a package."
        }
      ]
    },
    "quantity": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "Field must be between 1 and 1000"
        },
        {
          "rule": "maximum",
          "value": 1000,
          "message": "Field must be between 1 and 1000"
        }
      ]
    },
    "expirationDate": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 30,
          "message": "Invalid date format"
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+\\-]\\d{2}:\\d{2})$",
          "message": "Invalid date format"
        },
        {
          "rule": "realDate",
          "message": "Invalid date format"
        }
      ]
    },
    "notes": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The notes field cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 1024,
          "message": "The Notes cannot exceed 1024 characters."
        }
      ]
    }
  },
  "CompanyPageChange": {
    "version": {
      "rules": []
    },
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide the name of the company."
        },
        {
          "rule": "noHtml",
          "message": "The name of the company cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the company cannot exceed 100 characters."
        }
      ]
    },
    "boilerplate": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The text about the company cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 3000,
          "message": "The text about the company cannot exceed 3000 characters."
        }
      ]
    },
    "websiteUrl": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^(https?://[^\\s\"<>]{3,290})?$",
          "message": "The address of the website must be a web address that begins with http:// or https://."
        },
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The address of the website cannot exceed 300 characters."
        }
      ]
    },
    "linkedinUrl": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^(https?://[^\\s\"<>]{3,290})?$",
          "message": "The address of the LinkedIn page must be a web address that begins with http:// or https://."
        },
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The address of the LinkedIn page cannot exceed 300 characters."
        }
      ]
    },
    "xUrl": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^(https?://[^\\s\"<>]{3,290})?$",
          "message": "The address of the X page must be a web address that begins with http:// or https://."
        },
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The address of the X page cannot exceed 300 characters."
        }
      ]
    },
    "facebookUrl": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^(https?://[^\\s\"<>]{3,290})?$",
          "message": "The address of the Facebook page must be a web address that begins with http:// or https://."
        },
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The address of the Facebook page cannot exceed 300 characters."
        }
      ]
    },
    "instagramUrl": {
      "rules": [
        {
          "rule": "pattern",
          "value": "^(https?://[^\\s\"<>]{3,290})?$",
          "message": "The address of the Instagram page must be a web address that begins with http:// or https://."
        },
        {
          "rule": "maxLength",
          "value": 300,
          "message": "The address of the Instagram page cannot exceed 300 characters."
        }
      ]
    },
    "contactName": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The name of the press contact cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the press contact cannot exceed 100 characters."
        }
      ]
    },
    "contactEmail": {
      "rules": [
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The email address of the press contact cannot exceed 100 characters."
        }
      ]
    },
    "contactPhone": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The phone number of the press contact cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The phone number of the press contact cannot exceed 40 characters."
        }
      ]
    },
    "secondContactName": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The name of the second press contact cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the second press contact cannot exceed 100 characters."
        }
      ]
    },
    "secondContactEmail": {
      "rules": [
        {
          "rule": "email",
          "message": "Please provide a valid email address format."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The email address of the second press contact cannot exceed 100 characters."
        }
      ]
    },
    "secondContactPhone": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The phone number of the second press contact cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The phone number of the second press contact cannot exceed 40 characters."
        }
      ]
    },
    "isLogoRemoved": {
      "rules": []
    },
    "logoUploadKey": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Please upload the logo again."
        }
      ]
    }
  },
  "CompanyNameDecision": {
    "version": {
      "rules": [
        {
          "rule": "required",
          "message": "Please load this name again."
        }
      ]
    },
    "isApproved": {
      "rules": [
        {
          "rule": "required",
          "message": "Please approve or decline the name."
        }
      ]
    },
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please say why the name is declined.",
          "when": {
            "field": "isApproved",
            "equals": false
          }
        },
        {
          "rule": "noHtml",
          "message": "The reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The reason cannot exceed 500 characters."
        }
      ]
    }
  },
  "WebhookForm": {
    "address": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide the address of your program."
        },
        {
          "rule": "minLength",
          "value": 1,
          "message": "Please provide the address of your program."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The address cannot exceed 500 characters."
        },
        {
          "rule": "pattern",
          "value": "^\\s*https?://\\S+\\s*$",
          "message": "The address must be a web address that begins with https://."
        }
      ]
    },
    "events": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose what is sent to it."
        },
        {
          "rule": "minItems",
          "value": 1,
          "message": "Please choose what is sent to it."
        },
        {
          "rule": "maxItems",
          "value": 20,
          "message": "A webhook cannot have more than 20 events."
        }
      ]
    }
  },
  "WebhookChange": {
    "address": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide the address of your program."
        },
        {
          "rule": "minLength",
          "value": 1,
          "message": "Please provide the address of your program."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The address cannot exceed 500 characters."
        },
        {
          "rule": "pattern",
          "value": "^\\s*https?://\\S+\\s*$",
          "message": "The address must be a web address that begins with https://."
        }
      ]
    },
    "events": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose what is sent to it."
        },
        {
          "rule": "minItems",
          "value": 1,
          "message": "Please choose what is sent to it."
        },
        {
          "rule": "maxItems",
          "value": 20,
          "message": "A webhook cannot have more than 20 events."
        }
      ]
    },
    "isOn": {
      "rules": [
        {
          "rule": "required",
          "message": "Please say whether the webhook is on."
        }
      ]
    }
  },
  "NewSubscriber": {
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name of the subscriber."
        },
        {
          "rule": "noHtml",
          "message": "The name of the subscriber cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the subscriber cannot exceed 100 characters."
        }
      ]
    },
    "kind": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose how it gets releases."
        }
      ]
    },
    "address": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide the address to which releases are sent.",
          "when": {
            "field": "kind",
            "equals": "push"
          }
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The address cannot exceed 500 characters."
        },
        {
          "rule": "pattern",
          "value": "^\\s*https?://\\S+\\s*$",
          "message": "The address must be a web address that begins with http:// or https://."
        }
      ]
    },
    "format": {
      "rules": []
    },
    "secret": {
      "rules": [
        {
          "rule": "minLength",
          "value": 16,
          "message": "The secret must have at least 16 characters."
        },
        {
          "rule": "maxLength",
          "value": 200,
          "message": "The secret cannot exceed 200 characters."
        }
      ]
    },
    "topics": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 30,
          "message": "Please choose up to 30 topics."
        }
      ]
    },
    "companies": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The companies cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 5000,
          "message": "The companies cannot exceed 5000 characters."
        }
      ]
    },
    "firstDay": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose the first day."
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2}$",
          "message": "Invalid date format"
        },
        {
          "rule": "realDate",
          "message": "Invalid date format"
        }
      ]
    }
  },
  "SubscriberChange": {
    "version": {
      "rules": [
        {
          "rule": "required",
          "message": "Please load this subscriber again."
        }
      ]
    },
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a name of the subscriber."
        },
        {
          "rule": "noHtml",
          "message": "The name of the subscriber cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The name of the subscriber cannot exceed 100 characters."
        }
      ]
    },
    "kind": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose how it gets releases."
        }
      ]
    },
    "address": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide the address to which releases are sent.",
          "when": {
            "field": "kind",
            "equals": "push"
          }
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The address cannot exceed 500 characters."
        },
        {
          "rule": "pattern",
          "value": "^\\s*https?://\\S+\\s*$",
          "message": "The address must be a web address that begins with http:// or https://."
        }
      ]
    },
    "format": {
      "rules": []
    },
    "topics": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 30,
          "message": "Please choose up to 30 topics."
        }
      ]
    },
    "companies": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The companies cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 5000,
          "message": "The companies cannot exceed 5000 characters."
        }
      ]
    },
    "firstDay": {
      "rules": [
        {
          "rule": "required",
          "message": "Please choose the first day."
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2}$",
          "message": "Invalid date format"
        },
        {
          "rule": "realDate",
          "message": "Invalid date format"
        }
      ]
    },
    "isPaused": {
      "rules": [
        {
          "rule": "required",
          "message": "Please say whether it is paused."
        }
      ]
    }
  },
  "RefusalRequest": {
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a refusal reason."
        },
        {
          "rule": "noHtml",
          "message": "The refusal reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The refusal reason cannot exceed 500 characters."
        }
      ]
    }
  },
  "PassUpRequest": {
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a note."
        },
        {
          "rule": "noHtml",
          "message": "The note cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The note cannot exceed 500 characters."
        }
      ]
    }
  },
  "TakeDownRequest": {
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a take-down reason."
        },
        {
          "rule": "noHtml",
          "message": "The take-down reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The take-down reason cannot exceed 500 characters."
        }
      ]
    },
    "tellsJournalists": {
      "rules": []
    }
  },
  "EditorialChanges": {
    "distributionVersion": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "explanation": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide an explanation of your changes."
        },
        {
          "rule": "noHtml",
          "message": "The explanation cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 2000,
          "message": "The explanation cannot exceed 2000 characters."
        }
      ]
    }
  },
  "GiveUpRequest": {
    "reason": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a reason for giving up."
        },
        {
          "rule": "noHtml",
          "message": "The reason for giving up cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The reason for giving up cannot exceed 500 characters."
        }
      ]
    }
  },
  "NewsImageChoice": {
    "caption": {
      "rules": [
        {
          "rule": "required",
          "message": "The Caption field is required"
        },
        {
          "rule": "maxLength",
          "value": 200,
          "message": "The Caption cannot exceed 200 characters."
        }
      ]
    },
    "altText": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 200,
          "message": "The Alt Text cannot exceed 200 characters."
        }
      ]
    },
    "credit": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 200,
          "message": "The Credit cannot exceed 200 characters."
        }
      ]
    },
    "fileName": {
      "rules": [
        {
          "rule": "pattern",
          "value": "\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[gG][iI][fF])$",
          "message": "Please select a file of the type png, jpeg or gif."
        },
        {
          "rule": "maxLength",
          "value": 255,
          "message": "The file name cannot exceed 255 characters."
        }
      ]
    },
    "filePath": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The file path cannot exceed 500 characters."
        }
      ]
    },
    "fileSize": {
      "rules": [
        {
          "rule": "minimum",
          "value": 1,
          "message": "Please select a file."
        },
        {
          "rule": "maximum",
          "value": 10485760,
          "message": "The file is too large. The limit is 10 MB."
        }
      ]
    },
    "assetId": {
      "rules": [
        {
          "rule": "minimum",
          "value": 1,
          "message": "Please select a file."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "Please select a file."
        }
      ]
    },
    "uploadKey": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a file."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Please select a file."
        }
      ]
    }
  },
  "AttachmentChoice": {
    "fileName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a file."
        },
        {
          "rule": "pattern",
          "value": "\\.([pP][dD][fF]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[gG][iI][fF])$",
          "message": "Please select a file of the type pdf, png, jpeg or gif."
        },
        {
          "rule": "maxLength",
          "value": 255,
          "message": "The file name cannot exceed 255 characters."
        }
      ]
    },
    "caption": {
      "rules": [
        {
          "rule": "required",
          "message": "The Caption field is required"
        },
        {
          "rule": "maxLength",
          "value": 200,
          "message": "The Caption cannot exceed 200 characters."
        }
      ]
    },
    "altText": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 200,
          "message": "The Alt Text cannot exceed 200 characters."
        }
      ]
    },
    "credit": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 200,
          "message": "The Credit cannot exceed 200 characters."
        }
      ]
    },
    "filePath": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The file path cannot exceed 500 characters."
        }
      ]
    },
    "fileSize": {
      "rules": [
        {
          "rule": "minimum",
          "value": 1,
          "message": "Please select a file."
        },
        {
          "rule": "maximum",
          "value": 10485760,
          "message": "The file is too large. The limit is 10 MB."
        }
      ]
    },
    "assetId": {
      "rules": [
        {
          "rule": "minimum",
          "value": 1,
          "message": "Please select a file."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "Please select a file."
        }
      ]
    },
    "uploadKey": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a file."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Please select a file."
        }
      ]
    }
  },
  "RepublishRequest": {
    "distributionId": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        }
      ]
    },
    "distributionVersion": {
      "rules": []
    },
    "correctionNote": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The correction note cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The correction note cannot exceed 500 characters."
        }
      ]
    },
    "tellsJournalists": {
      "rules": []
    },
    "editRequestIds": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 20,
          "message": "At most 20 edit requests can be carried out at once."
        }
      ]
    }
  },
  "DeclineRequest": {
    "reason": {
      "rules": [
        {
          "rule": "noHtml",
          "message": "The reason cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 500,
          "message": "The reason cannot exceed 500 characters."
        }
      ]
    }
  },
  "TermsAgreement": {
    "agreed": {
      "rules": [
        {
          "rule": "isTrue",
          "message": "Please agree to the terms of service and the privacy notice to continue."
        }
      ]
    },
    "version": {
      "rules": [
        {
          "rule": "required",
          "message": "The terms have changed. Please read them again."
        },
        {
          "rule": "maxLength",
          "value": 40,
          "message": "The terms have changed. Please read them again."
        }
      ]
    },
    "agreedAt": {
      "rules": [
        {
          "rule": "required",
          "message": "Please agree to the terms of service and the privacy notice to continue."
        },
        {
          "rule": "pattern",
          "value": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+\\-]\\d{2}:\\d{2})$",
          "message": "Please select a valid date and time."
        }
      ]
    }
  },
  "CreditCard": {
    "creditCardNumber": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 25,
          "message": "Field is too long..."
        },
        {
          "rule": "pattern",
          "value": "^[0-9 \\-]*$",
          "message": "Field must be digits."
        }
      ]
    },
    "creditCardExpiration": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "minLength",
          "value": 5,
          "message": "Field is too short..."
        },
        {
          "rule": "maxLength",
          "value": 5,
          "message": "Field is too long..."
        },
        {
          "rule": "pattern",
          "value": "^(0[1-9]|1[0-2])",
          "message": "Please enter a valid expiration month."
        },
        {
          "rule": "pattern",
          "value": "^[0-9]{2}/[2-9][0-9]$",
          "message": "Please enter a valid expiration year."
        }
      ]
    },
    "creditCardCvv": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 5,
          "message": "Field is too long..."
        },
        {
          "rule": "digitsOnly",
          "message": "Field must be digits."
        }
      ]
    },
    "cardholderFirstName": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "Field is too long..."
        }
      ]
    },
    "cardholderLastName": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "Field is too long..."
        }
      ]
    },
    "cardholderAddress1": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "Field is too long..."
        }
      ]
    },
    "cardholderAddress2": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 45,
          "message": "Field is too long..."
        }
      ]
    },
    "cardholderCity": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "Field is too long..."
        }
      ]
    },
    "cardholderState": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "Field is too long..."
        }
      ]
    },
    "cardholderZip": {
      "rules": [
        {
          "rule": "required",
          "message": "Field is Required."
        },
        {
          "rule": "maxLength",
          "value": 45,
          "message": "Field is too long..."
        }
      ]
    }
  },
  "PurchaseEditRequest": {
    "distributionId": {
      "rules": [
        {
          "rule": "required",
          "message": "The field distributionId is missing."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "The field distributionId must be at least 1."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "The field distributionId cannot be more than 2147483647."
        }
      ]
    },
    "prwebPressReleaseId": {
      "rules": [
        {
          "rule": "minimum",
          "value": 1,
          "message": "The field prwebPressReleaseId must be at least 1."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "The field prwebPressReleaseId cannot be more than 2147483647."
        }
      ]
    },
    "releaseDate": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 0,
          "message": "An edit has no release time."
        }
      ]
    },
    "paypalOrderId": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 0,
          "message": "An edit cannot be paid by PayPal."
        }
      ]
    },
    "applyBundlePackage": {
      "rules": []
    },
    "order": {
      "rules": []
    },
    "paymentIntent": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 255,
          "message": "Unable to confirm payment information."
        }
      ]
    },
    "creditCard": {
      "rules": []
    },
    "paymentMethodId": {
      "rules": []
    },
    "amount": {
      "rules": [
        {
          "rule": "minimum",
          "value": 0,
          "message": "The order total has changed. Please review your order."
        },
        {
          "rule": "maximum",
          "value": 1000000,
          "message": "The order total has changed. Please review your order."
        },
        {
          "rule": "maxDecimals",
          "value": 2,
          "message": "The order total has changed. Please review your order."
        }
      ]
    },
    "terms": {
      "rules": []
    },
    "captcha": {
      "rules": [
        {
          "rule": "maxLength",
          "value": 4000,
          "message": "Please confirm the captcha above"
        }
      ]
    },
    "purchaseEditDescription": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide an edit description."
        },
        {
          "rule": "notOnlyDigits",
          "message": "Your edit description cannot be exclusively digits."
        },
        {
          "rule": "noHtml",
          "message": "Your edit description cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 3000,
          "message": "Your edit description cannot exceed 3000 characters."
        }
      ]
    }
  },
  "SubscriptionRequest": {
    "intentId": {
      "rules": [
        {
          "rule": "required",
          "message": "There was a problem creating your subscription."
        },
        {
          "rule": "maxLength",
          "value": 255,
          "message": "There was a problem creating your subscription."
        }
      ]
    },
    "name": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a nickname for this subscription."
        },
        {
          "rule": "noHtml",
          "message": "The nickname cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The nickname cannot exceed 100 characters."
        }
      ]
    },
    "bundleOrderId": {
      "rules": [
        {
          "rule": "required",
          "message": "The field bundleOrderId is missing."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "The field bundleOrderId must be at least 1."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "The field bundleOrderId cannot be more than 2147483647."
        }
      ]
    },
    "paymentMethodId": {
      "rules": [
        {
          "rule": "minimum",
          "value": 1,
          "message": "Please select a saved card."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "Please select a saved card."
        }
      ]
    },
    "autoRenew": {
      "rules": [
        {
          "rule": "isTrue",
          "message": "Please check renew my subscription to continue."
        }
      ]
    },
    "terms": {
      "rules": [
        {
          "rule": "required",
          "message": "Please check renew my subscription to continue."
        }
      ]
    }
  },
  "SubscriptionCard": {
    "paymentMethodId": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a saved card."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "Please select a saved card."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "Please select a saved card."
        }
      ]
    }
  },
  "PaymentProfileRequest": {
    "creditCard": {
      "rules": [
        {
          "rule": "required",
          "message": "There was a problem creating your payment profile."
        }
      ]
    },
    "profileName": {
      "rules": [
        {
          "rule": "required",
          "message": "Please provide a nickname for this payment profile."
        },
        {
          "rule": "noHtml",
          "message": "The nickname cannot have html markup."
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "The nickname cannot exceed 100 characters."
        }
      ]
    },
    "bundleOrderId": {
      "rules": [
        {
          "rule": "required",
          "message": "The field bundleOrderId is missing."
        },
        {
          "rule": "minimum",
          "value": 1,
          "message": "The field bundleOrderId must be at least 1."
        },
        {
          "rule": "maximum",
          "value": 2147483647,
          "message": "The field bundleOrderId cannot be more than 2147483647."
        }
      ]
    },
    "autoRenew": {
      "rules": [
        {
          "rule": "isTrue",
          "message": "Please check renew my subscription to continue."
        }
      ]
    },
    "terms": {
      "rules": [
        {
          "rule": "required",
          "message": "Please check renew my subscription to continue."
        }
      ]
    }
  },
  "FacebookPageChoice": {
    "pageId": {
      "rules": [
        {
          "rule": "required",
          "message": "Please select a facebook page to use"
        },
        {
          "rule": "maxLength",
          "value": 100,
          "message": "Please select a facebook page to use"
        }
      ]
    }
  },
  "NoteForm": {
    "text": {
      "rules": [
        {
          "rule": "required",
          "message": "Please write a note."
        },
        {
          "rule": "maxLength",
          "value": 4000,
          "message": "The note cannot exceed 4000 characters."
        }
      ]
    },
    "mentioned": {
      "rules": [
        {
          "rule": "maxItems",
          "value": 20,
          "message": "A note can mention 20 people at most."
        }
      ]
    },
    "answers": {
      "rules": []
    }
  }
} as const satisfies RuleTable;
