// generated from openapi.yaml by npm run generate

export interface paths {
    "/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha challenge
         * @description Called by the registration form before it is sent. The browser solves the challenge and sends the solution as `captcha`; each solution is accepted once.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a free account
         * @description Called by the registration form. Creates the account here and at the identity provider and sends the activation mail.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/sendactivation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the activation mail again
         * @description Called by the page for a lost activation mail. Answers the same whether or not the address has an account.
         */
        post: operations["sendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verified/{encryptedToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an address with the token of a mailed link
         * @description Called by the page that the mailed link opens. A token works once and for 24 hours.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's profile
         * @description Called after sign-in and kept by the browser for the time of the session.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the verification of an address stands
         * @description Called by the step Verify Contact Information, to say it in words. Sends nothing.
         */
        get: operations["getContactVerification"];
        put?: never;
        /**
         * Ask whether an address is verified, and mail it a link when it is not
         * @description Called by the step Verify Contact Information. At most 5 mails an hour for one account and 3 a day for one address.
         */
        post: operations["verifyContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/all/verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that this account has verified
         * @description Called by the step Verify Contact Information.
         */
        get: operations["listVerifiedEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in user has told the screens to remember
         * @description Called by the dashboard; it shows the welcome message unless WelcomeMessage is 'false', and folds its packages as PackagePanel says. Does not count as use of the session. A parameter that was never set is not listed.
         */
        get: operations["listUserParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/parameter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remember something for the signed-in user
         * @description Called when the welcome message is dismissed, and when the packages of the dashboard are folded or shown. Setting the same value again changes nothing.
         */
        put: operations["setUserParameter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the signed-in user's profile
         * @description Called by the profile form of the settings with all its fields. The login name, the creation time and the partner are read-only and ignored when sent; id and group are refused. A field that is left out is emptied.
         */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the signed-in user changes the password
         * @description Called after the question 'Are you sure you want to change your password?'; the browser then goes to the identity provider's page. Not for staff who act for the user.
         */
        get: operations["getChangePasswordUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the signed-in user has a second factor, and where to set it up
         * @description Called by the security settings; the browser goes to the identity provider's page to set it up or to change it. Not for staff who act for the user.
         */
        get: operations["getSecondFactorUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the user is signed in
         * @description Called by the security settings. Lists the sessions that have not ended, last used first; those of staff who act for the user are not among them. Not for staff who act for the user.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was recorded of the user
         * @description Called by the activity of the settings. What the user did, and what staff did in their place and to their account, newest first. Times are UTC.
         */
        get: operations["listOwnActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one other session
         * @description Called by the row of a session in the security settings. The session that makes the call is refused; it ends with the logout page. Sessions of somebody else, and ended ones, are 404.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/sessions/endothers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out all other sessions
         * @description Called by the security settings, and before the browser goes to the identity provider's page to change the password or the second factor. The session that makes the call goes on, also when the provider reports such a change by its owner within a quarter of an hour. Doing it again ends nothing more.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The access tokens of the account
         * @description Called by the API page of the settings. Of those that were not revoked first those that work, then what has expired within 30 days, each newest first. Not for staff who act for the user.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Make an access token
         * @description Called by the API page of the settings. The token is in this answer and nowhere else; only its hash is stored. Its owner is told by email. A scope that the owner's group does not have is refused. Not for staff who act for the user.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an access token
         * @description Called by the row of a token on the API page of the settings. Whoever uses it is refused at once. One that is revoked already, and one of somebody else, is 404.
         */
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last export of the account
         * @description Called by the settings, and again every few seconds while the export is being made. Changes nothing. Not for staff who act for the user.
         */
        get: operations["exportAccount"];
        put?: never;
        /**
         * Have all data of the account packed
         * @description Called by the settings. A job makes a ZIP of JSON and files and mails a link to the settings page, which works for seven days and only for its owner. A new export replaces the last one. At most three a day for one account. Not for staff who act for the user.
         */
        post: operations["requestAccountExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/export/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export
         * @description Called by the settings page that the mailed link opens, signed in. Exports of somebody else, replaced and expired ones are 404. Not for staff who act for the user.
         */
        get: operations["downloadAccountExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/deleteaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in user has paid for and would lose with the account
         * @description Called before the question whether the account is to be deleted, which names it. Not for staff who act for the user.
         */
        get: operations["getDeletionLoss"];
        put?: never;
        /**
         * Delete the signed-in user's account
         * @description Called by the settings after the user has typed the login name. Ends every session and removes the person; what accounting and the audit log must keep stays without the person. Drafts, saved cards and social connections are deleted, prepaid releases are lost, published releases stay public. Cannot be undone. Not for staff who act for the user.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/createsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the identity provider's code for a session
         * @description Called by the login callback. The browser has made state, nonce and verifier and has checked state; the server exchanges the code and checks nonce and return address.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checksession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read or extend the session's remaining time
         * @description Called on each change of route. Reading does not count as use; with `extend` it does.
         */
        post: operations["checkSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/removesession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Called by the logout page. Ends the session here; with an ID token in the answer the browser also signs out at the identity provider.
         */
        post: operations["removeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/restoreadmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an impersonation and go on as oneself
         * @description Called by Return to Admin after its confirmation, with an empty body. The browser keeps the session of the answer and goes to the list of users.
         */
        post: operations["restoreAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packages with the prices of this user
         * @description Called after sign-in and by the public price boxes. With the session of a customer of a partner it answers the partner's prices, otherwise the list prices.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addition/cjl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journalist lists that can be chosen
         * @description Called by the steps Additions and Amplify and kept by the browser. Lists that can no longer be chosen are not among them; one that reaches nobody is, with 0 people, and is refused when it is chosen.
         */
        get: operations["listJournalistLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The switches that hold for this user
         * @description Called after sign-in and kept by the browser.
         */
        get: operations["getFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publicFeatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The switches that hold for everyone
         * @description Called by pages that need no session.
         */
        get: operations["getPublicFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a release, line by line
         * @description Called by the price calculator of the welcome page and of a partner's splash page, with no account. The same rules as those of the order; amounts are US dollars. Nothing is reserved, and the order prices again. With the session of a customer of a partner and without a slug the partner's prices hold. Limited by address, so that coupon codes cannot be tried out.
         */
        post: operations["quotePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms that a buyer agrees to
         * @description Called by the manual card form, the store checkout and the subscription modal. What is agreed to is sent with the payment as its version; the server keeps version, text and time.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releaseproofs/{PRID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proof of a published release
         * @description Called by the screen that verifies a release. Answers the signature of its last version, or of the one that is asked for, with the proof that the public log holds it. Of a release that was taken down it answers that it was withdrawn, and nothing of what it said.
         */
        get: operations["getReleaseProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signingkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys that verify what this site has signed
         * @description Called by the screen that verifies a release, and the same as /.well-known/dispatch-keys.json. Keys of before stay in it, because what they have signed still has to be verified.
         */
        get: operations["getSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A partner by its slug
         * @description Called by the partner's splash page, its registration page and the editor of the page, with the slug of the address. Upper and lower case are the same. The rich texts are as they were stored after sanitising.
         */
        get: operations["searchPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packages with the prices of a partner
         * @description Called by the price boxes and the calculator of the partner's splash page. A partner's discount is its own package prices and nothing more; users who register through the partner pay them.
         */
        get: operations["listPartnerPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/logo/{logoKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logo of a partner, or of the site
         * @description Called by the image of the splash page, the registration page and the header, with the address that logoPath gives. A new logo has a new key, so browsers may keep what they have for a year.
         */
        get: operations["getPartnerLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's partner
         * @description Called after sign-in when the partner cookie is there and kept by the browser for the time of the session; the header shows the logo.
         */
        get: operations["getMyPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partners as CSV
         * @description Called by Download CSV of Partners.
         */
        get: operations["exportPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partners by name
         * @description Called by the staff's list of partners and by the partner switcher of the splash page's editor.
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Make a partner
         * @description Called by the list of partners. The new partner has the list prices, no logo and empty texts; its page is written in the editor afterwards.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a partner
         * @description Called by Save Changes of the splash page in edit mode, with the whole partner. The rich texts are sanitised by the allow-list; links may use http, https, mailto and tel, any other protocol is blanked, and an address without one gets http:// in front. A version that is behind is refused with code `partner-stale` and nothing is overwritten.
         */
        post: operations["savePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's releases, newest first
         * @description Called by the dashboard.
         */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many releases the signed-in user has in each state
         * @description Called by the dashboard for the numbers of its views. Deleted releases are not counted; a state without a release is not listed.
         */
        get: operations["countReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/saveDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a release
         * @description Called by Save Draft and by the wizard itself after typing. Checks limits, types and HTML only; once the release is approved, all rules, and a save by itself (`isAutomatic`) is refused. Of the body, repeated non-breaking spaces and ampersands are normalised and the rest sanitised; phone fields lose what cannot be printed. The page goes on with the ids, the versions, the release time and the ids of the files in the answer. A version that is behind is refused with code `draft-stale` and nothing is overwritten.
         */
        post: operations["saveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/validateFull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a release by all rules
         * @description Called before payment and before submitting. Changes nothing. Fields that are not sent count as they are saved. Checks every rule of the form (the additional contact only when it is shown), what the package offers, the number of journalist lists and the earliest release time; neither payment nor whether the addresses are verified.
         */
        post: operations["validateRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a release and submit it in one step
         * @description Called by the last step when the release has changes that are not saved. Both happen in one transaction; a release that cannot be submitted is not saved either.
         */
        post: operations["resubmitRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * One release of the signed-in user
         * @description Called by the loader of the wizard and by the release's page. Rows of somebody else are 404.
         */
        get: operations["getRelease"];
        put?: never;
        post?: never;
        /**
         * Delete an unpaid draft
         * @description Called from the dashboard. A release that is paid or submitted is refused.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * A release as a PDF
         * @description Called by Download PDF of the preview, of the release's page and of the desk. The release as it is saved, in any state, tagged for screen readers (PDF/UA); of a published one its owner has what was published last. The desk has it of the releases that it reviews. Rows of somebody else are 404.
         */
        get: operations["getReleasePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/journalistmails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * How many journalists a release was mailed to
         * @description Called by the page of a published release for which journalist lists were chosen. They are mailed when it is published for the first time, one mail a person however many lists, and once more where the desk says that a correction matters to them, or when it is withdrawn. For the owner, and for who may review the release, who reads it of one that was taken down too; anyone else gets 404.
         */
        get: operations["getJournalistMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * Who takes a release over by machine, and what has become of it
         * @description Called by the page of a published release and by the desk. One row for each subscriber and each time that something went to it, and for each time that the public page was to be compared with what was published, newest first. For the owner, and for who may review the release; anyone else gets 404.
         */
        get: operations["listReleaseDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * How often a published release was read
         * @description Called by the screen Analytics, for the owner of the release and for who may review it; anyone else gets 404. What each figure counts stands on that screen and in docs/operations/analytics.md. Figures are at most some seconds old.
         */
        get: operations["getReleaseAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/analytics/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * How often a published release was read, as CSV
         * @description Called by Download CSV of the screen Analytics. One line for each Eastern day since its publication on which anything was counted, whatever days the screen shows; then its referrers, by day.
         */
        get: operations["exportReleaseAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * The versions of a release, newest first
         * @description Called by the version history of the wizard, the release's page and the desk. The owner of a published release sees no version of a correction that is not published yet. For the owner, and for who may review the release; anyone else gets 404.
         */
        get: operations["listReleaseVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
                /**
                 * @description Number of a version of the release.
                 * @example 2
                 */
                number: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /**
         * A release as a version holds it
         * @description Called by the version history to show one version. For the owner, and for who may review the release; anyone else gets 404.
         */
        get: operations["getReleaseVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/versions/{number}/compare/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
                /**
                 * @description Number of a version of the release.
                 * @example 2
                 */
                number: components["parameters"]["VersionNumber"];
                /**
                 * @description Number of the version that it is compared with.
                 * @example 3
                 */
                other: number;
            };
            cookie?: never;
        };
        /**
         * What differs between two versions of a release
         * @description Called by the version history. Fields that are the same are left out; the body is compared as its text. Texts that have little in common are told apart by their paragraphs, or as a whole. For the owner, and for who may review the release; anyone else gets 404.
         */
        get: operations["compareReleaseVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
                /**
                 * @description Number of a version of the release.
                 * @example 2
                 */
                number: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save what an earlier version holds
         * @description Called by the version history, after a question. Saves what the version holds as a new version; none is lost. What was paid for stays as it is. For who may save the release in its state, the desk among them. A distributionVersion that is behind is refused with code `draft-stale` and nothing is overwritten.
         */
        post: operations["restoreReleaseVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new draft with what a release says
         * @description Called by Duplicate, on the dashboard and on the release's page. The new draft has the package, the text, the contacts and the media; neither the release time nor additions, payment and history. For the owner.
         */
        post: operations["duplicateRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Submit a saved release to editorial
         * @description Called by the last step, by Submit to Editorial and by Resubmit, when everything is saved. The release must be paid or cost nothing, keep all rules, have contacts whose addresses are verified and a release time not before the minimum.
         */
        put: operations["submitRelease"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/archiverelease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's releases of the former system, newest first
         * @description Called by the page Archived Releases, 50 a page. They were imported and cannot be changed. Refused with 403 while userShowArchiveReleases is off for the user.
         */
        get: operations["listArchivedReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Republish a published release
         * @description Called by the button Republish of the republish flow, after the release was saved. For ADMIN, EDITOR and an impersonated session; anyone else gets 403. The release stays published under the same distributionId and PRID, as its next version, and its page names the date of the correction; all rules are checked, and whether its customer has verified the addresses of its contacts. Nothing is delivered again, and its customer is told by mail. The edit requests that it carries out are done with it.
         */
        post: operations["publishRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/backToDraft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * Take a submitted release back to draft
         * @description Called by Back to Draft on the release's page, when hasEnableBackToDraft is on (else 403). Takes back a release that waits for review or for its hour; it stays paid. A GET, as older clients call it, and safe to repeat on a release that is a draft already.
         */
        get: operations["moveBackToDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the editors' changes
         * @description Called by the release's owner on the release's page while it awaits their approval. The release then waits for its hour; one whose hour has passed is published at once. The editor is told by mail.
         */
        post: operations["acceptChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/item/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the editors' changes
         * @description Called by the release's owner on the release's page while it awaits their approval. The release goes back into editorial review as it was before the changes; the editors read the reason.
         */
        post: operations["declineChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/createPaymentIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the payment of a release or an upgrade
         * @description Called by the step Payment of the wizard and of the upgrade wizard. The server prices the saved release; an amount that differs is refused with 409 and the current total, and nothing is charged. A release has one intent, which follows its price; after a failed capture the page asks for a new one. An upgrade is for a paid release that is neither published nor refused. Discounts are taken in the order of the prepaid release, the universal coupon (a fixed amount up to what remains, or a part of it rounded to the cent), the user's own coupon up to what remains; the total is never below 0. The user's own coupon is reserved here. A total of 0 needs no intent.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/capturePaymentIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a release
         * @description Called after the browser has authorised the intent, with paymentIntent null when the total is 0, or with creditCard, paymentMethodId or paypalOrderId instead of the intent. The server prices again, asks the provider, captures or cancels, and makes the order. Repeating it answers the same order. An access token pays by prepaid releases and coupons alone: with a card, a saved card, an intent or a PayPal order it is 403.
         */
        post: operations["capturePaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own orders
         * @description Called by My Orders. All orders of the signed-in user, newest first: releases, upgrades, paid edits, bundles, and what was given by staff. An impersonated session gets those of the customer. Amounts are US dollars, times UTC.
         */
        get: operations["listOwnOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/own/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the order.
                 * @example 100042
                 */
                orderNumber: number;
            };
            cookie?: never;
        };
        /**
         * One of one's own orders
         * @description Called by the page of an order. Orders of somebody else are 404. Its receipt is read by listReceipts.
         */
        get: operations["getOwnOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipts of a release or of an order
         * @description Called by Show My Receipt on the page of the release and in the summaries of the upgrade and of the paid edit. One of the two query values is required. A release lists the receipts of all its orders (release, upgrades, paid edits), none while it is unpaid. The page shows each in a frame without scripts.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/receipt/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipts of a release or of an order as a PDF
         * @description Called by Download PDF beside the receipts. One of the two query values is required, as in listReceipts. One file, tagged for screen readers (PDF/UA), with what the receipts on the screen say; those of a release follow each other, the oldest 200 at most. What is not paid yet, and rows of somebody else, are 404.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/captureUpgradeIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a higher package
         * @description Called by Pay of the upgrade wizard: after the browser has authorised an intent of the purpose upgrade, with paymentIntent null when the total is 0, or with creditCard, paymentMethodId or paypalOrderId instead of the intent. The total is the difference of today's prices of the two packages for this user, never below 0, and 120 when priority is added. Every upgrade is an order of its own. The release is paid and neither published nor refused (else 409). The same package without new priority, and a lower package, are 400. Of an access token likewise.
         */
        post: operations["captureUpgradeIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a payment of a release or an upgrade by PayPal
         * @description Called by the PayPal button beside the manual card form, for users who do not pay in the embedded form. The browser goes to approvalUrl; PayPal sends it back to the wizard, which gives paypalOrderId to the capture call. Nothing is charged before that.
         */
        post: operations["createPayPalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The releases at the desk as CSV
         * @description Called by Download CSV of the desk. It has what the view shows with its search, on all pages, in its order and words. Times are UTC.
         */
        get: operations["exportQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/desk/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many releases each view of the queue has
         * @description Called by the tabs of the desk. Counts end at 10,001, which means that there are more than 10,000.
         */
        get: operations["countDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/desk/holdreasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved hold reasons of the caller and of everybody at the desk
         * @description Called by the form Put on hold and by the dialog Saved hold reasons of the desk.
         */
        get: operations["listSavedReasons"];
        put?: never;
        /**
         * Save a hold reason, to give it again
         * @description Called by the dialog Saved hold reasons. The same text again changes its place alone. One for everybody is recorded.
         */
        post: operations["saveHoldReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/desk/holdreasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved hold reason.
                 * @example 4
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved hold reason
         * @description Called by Remove in the dialog Saved hold reasons, for one's own, for one for everybody that one has saved oneself, and for ADMIN. Holds keep it.
         */
        delete: operations["removeSavedReason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/desk/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long releases wait, what they are held for, and who decides
         * @description Called by the figures of the desk. Counted from the moves of releases in the last weeks, which begin on Mondays in US/Eastern, the present one among them. A wait begins when a release is submitted, resubmitted, or its customer declines changes, and ends with the first approval, hold or refusal; what is passed up waits on.
         */
        get: operations["getDeskFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/desk-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the desk as CSV
         * @description Called by Download CSV of the figures. One figure a line, in the words of the screen; what was not counted is empty.
         */
        get: operations["exportDeskFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/desk/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works at the desk, by name
         * @description Called by the dialog Hand over.
         */
        get: operations["listDeskStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/editrequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The paid edits that customers have asked for, oldest first
         * @description Called by the view Edit requests of the desk. An open one is carried out by editing and republishing its release, or declined with the money back.
         */
        get: operations["listEditRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/editrequests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the edit request.
                 * @example 7
                 */
                id: components["parameters"]["EditRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a paid edit and give the money back
         * @description Called by the button Decline of an open edit request. What was paid goes back by an approved refund request, and the customer is told the reason. One that is done or declined already is refused.
         */
        post: operations["declineEditRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The editorial queue, oldest due first unless told
         * @description Called by the desk. Shows every submitted release of every user, by state.
         */
        get: operations["listEditorialQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        /**
         * A submitted release as the desk sees it
         * @description Called when an editor opens a row of the queue.
         */
        get: operations["getReviewedRelease"];
        /**
         * Save an editor's changes to a release
         * @description Called by the wizard in the hands of an editor, in the states 0, 3, 5, 9 and 4, which it keeps. Of a published release the page shows what was published last until it is republished. Checks limits, types and HTML only; once the release is approved, all rules, and a save by itself (`isAutomatic`) is refused. The earliest release time does not bind editors. What costs (package, journalist lists, post on X, priority) must be as it was paid. A version that is behind is refused with code `draft-stale` and nothing is overwritten.
         */
        put: operations["saveReviewedRelease"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Hand the work on a release to a colleague
         * @description Called by the dialog Hand over, and by Take over, for ADMIN with themselves. Who works on it, anybody when nobody does, and ADMIN may do it. The colleague is told by mail, and who had it before.
         */
        put: operations["handOverClaim"];
        /**
         * Take a release to work on it
         * @description Called by the button Claim. One person works on a release; who has it already keeps it, and somebody else's is refused with their name. It ends when the release is decided on, or is passed up.
         */
        post: operations["claimRelease"];
        /**
         * Give a release back to the queue
         * @description Called by the button Give back, for who works on it and for ADMIN. What nobody works on stays so.
         */
        delete: operations["giveBackClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a release for review
         * @description Called by the button Open for review.
         */
        post: operations["openReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a release on hold
         * @description Called by the button Put on hold. The customer sees the reasons and may edit and resubmit, except on a locked hold, which an editor has to unlock. A limited hold can also be approved for our own site alone.
         */
        post: operations["holdRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a release for distribution
         * @description Called by the button Approve. A text that differs from what its customer submitted or accepted last is refused, and needs an approval with changes. A release time that has passed never blocks approval; it is then published at once and marked overdue. A release on a limited hold is approved for our own site alone, every other one for all.
         */
        post: operations["approveRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/passup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass a release up to a senior editor
         * @description Called by the button Pass up, for a release in editorial review. The note stands in its history, for the desk alone. Who passes it up does not approve it, unless nobody else is in ADMIN and EDITOR.
         */
        post: operations["passUpRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/handback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a release back from senior review
         * @description Called by the button Hand back, for a release in senior review.
         */
        post: operations["handBackRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a release that is held locked
         * @description Called by the button Unlock, for a release on a locked hold. It goes back into editorial review.
         */
        post: operations["unlockRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a release for good and give the money back
         * @description Called by the button Refuse. The customer reads the reason. What was paid is refunded by a job at the provider, by a refund request for each order of the release; a bundle and coupons that were used are returned.
         */
        post: operations["refuseRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/approvewithchanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a release with the editor's changes
         * @description Called by the button Approve with changes, after the editor has saved changes of their own. The customer reads the explanation and what has changed, and accepts or declines. Without changes since the last submission it is refused; all rules are checked.
         */
        post: operations["approveWithChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve several releases for the own site alone
         * @description Called over the ticked rows of the desk, first to see what each gets. What approveRelease refuses for a release is refused in its row.
         */
        post: operations["approveForOwnSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/releases/{id}/takedown": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a published release down
         * @description Called by the button Take down, for ADMIN alone. The public page answers 410 from then on. Nothing is refunded.
         */
        post: operations["takeDownRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the users of the installation
         * @description Called by Users List, and by the login field of a coupon or of a given bundle after more than 3 typed characters (limit 10). Without text it lists everybody. A page is found by pageNumber, or, for the login field, by the paginationToken of the answer before.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users of the installation as CSV
         * @description Called by Download CSV of Users List.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * One user as the staff sees them
         * @description Called by the user's page and by the page of a coupon.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that a user has verified or was asked to verify
         * @description Called by Email Verifications on the user's page.
         */
        get: operations["listUserAddresses"];
        put?: never;
        /**
         * Mark an address as verified without its mail
         * @description Called by the button Verify beside an address. An address that is verified already stays so. The login name of an account that waits for its activation is activated by it.
         */
        post: operations["verifyUserAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/archivereleasecounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * How many releases of the former system belong to a user
         * @description Called by Archived Releases on the user's page.
         */
        get: operations["listArchiveCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Where a user is signed in
         * @description Called by Sessions on the user's page. Lists the sessions that have not ended, last used first; those of staff who act for the user are not among them. EDITOR sees those of members of USER alone, for they show addresses and devices.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/endsessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a user out everywhere
         * @description Called by End all sessions on the user's page after its confirmation. EDITOR does this for members of USER alone. Doing it again ends nothing more.
         */
        post: operations["endUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/endsessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign several users out everywhere
         * @description Called over the ticked rows of Users List, first to see what each gets. EDITOR does this for members of USER alone; others are refused in their row. count says how many sessions end.
         */
        post: operations["endSessionsOfUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/setgroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a user into another group
         * @description Called by Change User Group after its confirmation. Nobody changes their own group; EDITOR neither changes a member of ADMIN nor gives ADMIN. The user's sessions end.
         */
        post: operations["setUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/resetmfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a user's second factors at the identity provider
         * @description Called by Reset Okta Multi-factor after its confirmation. EDITOR does this for members of USER alone. The user's sessions end; a second factor is set up anew in their settings.
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/temppassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a user a link for choosing a new password
         * @description Called by Reset Password after its confirmation. EDITOR does this for members of USER alone. The identity provider mails the link, and the old password no longer works; who has not chosen a password yet gets the activation mail. Nothing secret is answered. The user's sessions end. At most five mails an hour to one user.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * The switches of a user
         * @description Called by the user's page. Shows what holds for the user, and which switches are the user's own.
         */
        get: operations["getUserFeatures"];
        /**
         * Set the switches of a user
         * @description Called by the user's page. The whole set is sent; a switch that is absent or null follows the installation again, a `user…` switch its default. EDITOR does this for members of USER alone. What this version of the product has no screens for cannot be set. A version that is behind is refused with code `settings-stale`.
         */
        put: operations["setUserFeatures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/impersonate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act in the place of a user
         * @description Called by Impersonate after its confirmation, with an empty body. A user who was active within 15 minutes is answered 423; the second confirmation repeats the call with force. Members of ADMIN cannot be impersonated; EDITOR impersonates members of USER alone. Everything done is recorded under both names.
         */
        post: operations["impersonateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the unique coupons
         * @description Called by the tab Unique Coupons. EXPIRED is not a status; it is shown when expirationDate has passed and the coupon is unused.
         */
        get: operations["searchCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unique coupons as CSV
         * @description Called by Download CSV of the tab Unique Coupons. Amounts are US dollars, times UTC.
         */
        get: operations["exportCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupon/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the coupon.
                 * @example 301
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        /**
         * One unique coupon
         * @description Called by the page of a coupon.
         */
        get: operations["getCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a unique coupon or save a changed one
         * @description Called by Create Coupon and Save Changes. Without id a coupon is made, and the server makes its code. A coupon that is used or revoked is refused, and so is an amount below what was spent, which stays spent. expirationDate is UTC; the browser sends the end of the chosen day in US/Eastern. A version that is behind is refused with code `coupon-stale` and nothing is overwritten. Nobody does this for themselves; what needs a second person answers 202 and waits for one.
         */
        post: operations["saveCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End several unique coupons now
         * @description Called over the ticked rows of Unique Coupons, first to see what each gets. One that is used or revoked is refused in its row, one that has ended is left. Saving a later date gives it back.
         */
        post: operations["expireCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupon/{id}/setstatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the coupon.
                 * @example 301
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a unique coupon
         * @description Called by Revoke Coupon, which is offered while the coupon is unused.
         */
        post: operations["setCouponStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/universalcoupons/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the universal coupons
         * @description Called by the tab Universal Coupons.
         */
        get: operations["searchUniversalCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/universalcoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The universal coupons as CSV
         * @description Called by Download CSV of the tab Universal Coupons. Amounts are US dollars, times UTC.
         */
        get: operations["exportUniversalCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/universalcoupon/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the universal coupon.
                 * @example 21
                 */
                id: components["parameters"]["UniversalCouponId"];
            };
            cookie?: never;
        };
        /**
         * One universal coupon
         * @description Called by the page of a universal coupon.
         */
        get: operations["getAdminUniversalCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/universalcoupons/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a universal coupon or save a changed one
         * @description Called by Create Coupon and Save Coupon. Without universalCouponId a coupon is made. Its code (capital letters do not matter) and its kind stay as they were made. Dates are UTC; the browser sends the start and the end of the chosen days in US/Eastern. A version that is behind is refused with code `coupon-stale` and nothing is overwritten. What needs a second person answers 202 and waits for one.
         */
        post: operations["saveUniversalCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the orders
         * @description Called by Orders List. Amounts are US dollars, times UTC. Orders of bundles are searched apart, by searchBundleOrders.
         */
        get: operations["searchOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders as CSV
         * @description Called by Download CSV of Orders List. Amounts are US dollars, times UTC.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refund requests with one status as CSV
         * @description Called by Download CSV of View Refund Requests. Amounts are US dollars, times UTC.
         */
        get: operations["exportRefundRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description Called by the page of an order. Amounts are US dollars, times UTC.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refund requests of all orders with one status
         * @description Called by View Refund Requests. Amounts are US dollars, times UTC.
         */
        get: operations["listRefundRequests"];
        put?: never;
        /**
         * Ask for a refund of an order
         * @description Called by the modal Create. Nothing is paid back before the request is approved. The amount is US dollars, at most what is refundable at that moment. EDITOR cannot ask once the order's revenue has been recognized.
         */
        post: operations["createRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order/refund/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refund requests of an order
         * @description Called by the page of an order. Amounts are US dollars, times UTC. The refundable amount is what was paid by credit card or PayPal less every request that is neither rejected nor failed.
         */
        get: operations["getOrderRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order/refund/setstatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a refund request
         * @description Called by the modals Approve and Reject, and by Try again of a failed one, whose amount is then checked anew. Approving pays the money back at the provider, once; as long as the provider has not said what came of it, the request is underway. A refund by hand only keeps its transaction id. Who asked may not approve, unless alone in FINANCE and ADMIN.
         */
        post: operations["setRefundStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bundleorder/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the orders of bundles
         * @description Called by Bundle Order List. Amounts are US dollars, times UTC.
         */
        get: operations["searchBundleOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/bundleorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of bundles as CSV
         * @description Called by Download CSV of Bundle Order List. Amounts are US dollars, times UTC.
         */
        get: operations["exportBundleOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bundleorder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the bundle order.
                 * @example 71
                 */
                id: components["parameters"]["BundleOrderId"];
            };
            cookie?: never;
        };
        /**
         * One order of bundles
         * @description Called by the page of a bundle order. Amounts are US dollars, times UTC.
         */
        get: operations["getBundleOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bundleorder/{id}/userpackagebundles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the bundle order.
                 * @example 71
                 */
                id: components["parameters"]["BundleOrderId"];
            };
            cookie?: never;
        };
        /**
         * The user package bundles of an order
         * @description Called by User Package Bundles on the page of a bundle order. A line whose remaining is below its quantity has been consumed from and cannot be refunded. Expirations are UTC.
         */
        get: operations["listBundleLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bundleorder/userpackagebundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change quantities and expirations of user package bundles
         * @description Called by Apply Changes with the rows that differ. Quantity is the new total; what was used is kept, and a total below it is refused. An expiration is stored as the end of its day in UTC. Either all rows are saved or none. Nobody does this for themselves; what needs a second person answers 202 and waits for one.
         */
        patch: operations["saveBundleLots"];
        trace?: never;
    };
    "/admin/bundleorder/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund lines of a bundle order
         * @description Called by Refund after its confirmation, with the ids of the ticked lines, all of one order. The money is paid back at the provider, once, and the bundles of the lines are taken away; with the last of them its yearly renewal ends. A line that was refunded or consumed from is refused, and then nothing is refunded. Nobody does this for themselves; what needs a second person answers 202 and waits for one.
         */
        post: operations["refundBundleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bundleorder/give": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a bundle without payment
         * @description Called by the form Give a bundle. Makes a bundle order of 0 dollars. This is the only way to a bundle of Basic releases, which the store does not sell. Nobody does this for themselves; what needs a second person answers 202 and waits for one.
         */
        post: operations["giveBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff has asked for and a second person has to confirm
         * @description Called by Approvals. Requests with one status, newest first. What was below the limits and needed nobody is not among them. Amounts are US dollars, times UTC.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The requests with one status as CSV
         * @description Called by Download CSV of Approvals. Amounts are US dollars, times UTC.
         */
        get: operations["exportApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        /**
         * One request, with what the same customer was given of late
         * @description Called by the page of a request. It says whether the caller asked for it, and whether they may confirm it. Amounts are US dollars, times UTC.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm what somebody else has asked for
         * @description Called by Confirm. What was asked for is checked anew and done, once, in the name of who asked; a refund is paid back at the provider. Who asked may not confirm, unless alone in ADMIN and FINANCE, nor who would get it. When it is worth something else by now than `worth`, nothing happens, and the request says the new worth. Who asked is told by mail.
         */
        post: operations["confirmApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline what somebody has asked for
         * @description Called by Decline. Nothing of it comes to exist. Who asked is told the reason by mail.
         */
        post: operations["declineApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw what one has asked for
         * @description Called by Withdraw. Those of somebody else are 404.
         */
        post: operations["withdrawApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{id}/reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say why one asks for it
         * @description Called by Save Reason, after something was asked for and while it waits. Those of somebody else are 404.
         */
        put: operations["setApprovalReason"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/finance/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What differs between our books and those of the card provider
         * @description Called by Provider comparison. Amounts are US dollars, times UTC.
         */
        get: operations["getProviderComparison"];
        put?: never;
        /**
         * Compare with the card provider now
         * @description Called by Run now. A job reads the charges and refunds of the last 35 days at the provider; it also runs by itself each day.
         */
        post: operations["runProviderComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/finance/deferredrevenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deferred-revenue files of a month, or one of them
         * @description Called by Get Reports with month and year, and by the link of a file with key alone. The files are made by a job after the end of each month (UTC), and before when makeDeferredRevenue asks for them. Neither month with year nor key, or both, is refused.
         */
        get: operations["getDeferredRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/finance/deferredrevenue/{year}/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Year of the report.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Month of the report in two digits.
                 * @example 11
                 */
                month: string;
            };
            cookie?: never;
        };
        /**
         * How far the deferred-revenue files of a month are
         * @description Called by Get Reports, and again every second while the files are being made.
         */
        get: operations["getDeferredRevenueProgress"];
        put?: never;
        /**
         * Make the deferred-revenue files of a month now
         * @description Called by Make reports. A job reads the ledger until now, or until the end of the month when that is over, and replaces the files of the month.
         */
        post: operations["makeDeferredRevenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/getsenttoiriscomplete/{days}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was delivered to the downstream system
         * @description Called by /publications. Lists the deliveries of the last days that the downstream system has taken, newest first. Times are UTC.
         */
        get: operations["listPublications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish/getera/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A release as the downstream system has it
         * @description Called by /publication/{id}. The release as it was delivered; an EraId that no delivery has is 404. Times are UTC.
         */
        get: operations["getPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company pages of an account
         * @description Called by the company pages of the settings and by the wizard. By name. With the id of a release those of its owner, for who may review it; a release that the caller may not see has none.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Make a company page
         * @description Called by Add company page of the settings. Readers see it once the desk has approved the name.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the company page.
                 * @example 7
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a company page
         * @description Called by the company pages of the settings. A field that is left out is emptied, but for the logo. Another name waits for the desk again, and until then readers see the one before. A version that is behind is refused, and nothing is overwritten.
         */
        put: operations["saveCompany"];
        post?: never;
        /**
         * Remove a company page
         * @description Called by Remove of the company pages of the settings, after its confirmation. The releases stay, and are listed by the company that they name; the name is free again.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/site": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the company page.
                 * @example 7
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the website of a company page
         * @description Called by Verify of the company pages of the settings. Looks for the TXT record and the file, see the field site of the page, and answers what was found. Readers see a verified website with its date. It is looked at again each week, and is no longer verified once it has not said so for three days, which its owner is mailed.
         */
        post: operations["checkCompanySite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The names of company pages, for the desk
         * @description Called by Company names of the back-office. Names in one state; those that wait the oldest first, others the newest first.
         */
        get: operations["listCompanyNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the company page.
                 * @example 7
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline the name of a company
         * @description Called by Company names of the back-office. From an approval on readers find the page, and no other account speaks under the name. Declining a name that was approved takes the page off again. The owner gets a mail.
         */
        post: operations["decideCompanyName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the account
         * @description Called by the API page of the settings, and by the page of one of them. Oldest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description Called by the API page of the settings. The secret that signs what is sent is in this answer and nowhere else. Its owner is told by email. Not for staff who act for the user.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook, or switch it off and on
         * @description Called by the page of a webhook. What happens while it is off is listed as not delivered and can be sent later. What waits goes to the address that it has then. Not for staff who act for the user.
         */
        put: operations["saveWebhook"];
        post?: never;
        /**
         * Remove a webhook
         * @description Called by Remove of the page of a webhook, after its confirmation. Nothing is sent to it any more, and the log of what was sent goes with it. Not for staff who act for the user.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret for a webhook
         * @description Called by the page of a webhook, after its confirmation. For 24 hours what is sent is signed by both, so that the receiver can change over; one that was older ends at once. Its owner is told by email. Not for staff who act for the user.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook
         * @description Called by Send a test of the page of a webhook. An event of the type `webhook.test` goes the way that others go, and is listed among them.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what was not delivered
         * @description Called by Send all again of the page of a webhook. Everything of the last 30 days that was given up, or happened while the webhook was off, goes again, oldest first, each under its own id.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhooks/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * What was sent to a webhook, newest first
         * @description Called by the page of a webhook. Of the last 30 days.
         */
        get: operations["listWebhookMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhookmessages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message, by which its receiver knows it.
                 * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                 */
                id: components["parameters"]["WebhookMessageId"];
            };
            cookie?: never;
        };
        /**
         * What a message says, and what was answered to each try
         * @description Called by Show of the messages of a webhook.
         */
        get: operations["getWebhookMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhookmessages/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message, by which its receiver knows it.
                 * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                 */
                id: components["parameters"]["WebhookMessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Called by Send again of the messages of a webhook. One that waits is tried at once.
         */
        post: operations["sendWebhookMessageAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who takes releases over by machine
         * @description Called by the list of subscribers, by name. The downstream system that stands in the environment is one of them.
         */
        get: operations["listSubscribers"];
        put?: never;
        /**
         * Add a subscriber
         * @description Called by Add subscriber of the list of subscribers. The answer alone has the secret that signs what is sent, or the token by which it is fetched. What was published since its first day is delivered too.
         */
        post: operations["createSubscriber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        /**
         * A subscriber
         * @description Called by the page of a subscriber.
         */
        get: operations["getSubscriber"];
        /**
         * Change a subscriber, pause it or let it go on
         * @description Called by the page of a subscriber. While it is paused, what is for it waits. An earlier first day delivers what was published since. Of the downstream system only the pause can be changed: the rest stands in the environment. A version that is behind is refused, and nothing is overwritten.
         */
        put: operations["saveSubscriber"];
        post?: never;
        /**
         * Remove a subscriber
         * @description Called by Remove of the page of a subscriber, after its confirmation. Nothing is delivered to it any more, what waits included, and its token or secret is forgotten; what it has got stays in the histories of the releases. The downstream system is removed in the environment.
         */
        delete: operations["deleteSubscriber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscribers/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret or token for a subscriber
         * @description Called by the page of a subscriber, after its confirmation. The one before stops working at once.
         */
        post: operations["renewSubscriberSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscribers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver a test to a subscriber
         * @description Called by Send a test of the page of a subscriber. A story that is marked as withheld and says that it is a test goes the way that releases go; what becomes of it stands among its deliveries.
         */
        post: operations["testSubscriber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscribers/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        /**
         * What went to a subscriber, newest first
         * @description Called by the page of a subscriber.
         */
        get: operations["listSubscriberDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the delivery.
                 * @example 4817
                 */
                id: components["parameters"]["DeliveryNumber"];
            };
            cookie?: never;
        };
        /**
         * What a delivery carries, and what was answered
         * @description Called by Show of the deliveries of a subscriber. The text is written anew from the version that was delivered; whether it is the one that was sent says its digest.
         */
        get: operations["getDeliveredStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deliveries/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the delivery.
                 * @example 4817
                 */
                id: components["parameters"]["DeliveryNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Called by Send again of the deliveries of a subscriber. It goes under the same id, by which the receiver knows what it has. Of a release that was taken down only the withdrawal goes again.
         */
        post: operations["sendDeliveryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jobs that have failed
         * @description Called by the page of failed jobs, and by the menu for their number. Times are UTC, newest first; those that will be tried again with the next one first.
         */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/failed/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let several failed jobs run again
         * @description Called by Retry over the ticked rows of the failed jobs, first to see what each gets. Each leaves the list and runs again with the same payload; one that somebody else has retried or given up meanwhile is left.
         */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/failed/giveup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give several failed jobs up, with one reason
         * @description Called by Give up over the ticked rows of the failed jobs, first to see what each gets. They leave the list and never run again; the audit log keeps what each was and the reason. One that somebody else has retried or given up meanwhile is left.
         */
        post: operations["giveUpFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/failed/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the failed job.
                 * @example 5f0c7b1e-7d52-4f5e-9f0b-2f6a0f2a9a11
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a failed job run again
         * @description Called by the button Retry of a failed job. The job leaves the list and runs again with the same payload, at once also where it would be tried later; a second press finds it gone.
         */
        post: operations["retryFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/failed/{id}/giveup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the failed job.
                 * @example 5f0c7b1e-7d52-4f5e-9f0b-2f6a0f2a9a11
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a failed job up, with a reason
         * @description Called by the button Give up of a failed job. The job leaves the list and never runs again; the audit log keeps what it was and the reason. One that will be tried again is not found.
         */
        post: operations["giveUpFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What goes on, in figures
         * @description Called by the first page of the back-office. Days are those of US/Eastern. The figures may be some seconds old.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The processes that run, and what waits for the workers
         * @description Called by the page of the system, again every quarter of a minute. Times are UTC. A process that has ended without saying so is silent, and is forgotten after an hour.
         */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/system/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Try everything that the installation needs
         * @description Called by the page of the system, and again at a press. Asks the database, the mail server, the storage, sign-in and the payment providers now; each has seven seconds. It is what `dispatch-admin check` tries.
         */
        get: operations["checkSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as CSV
         * @description Called by Download CSV of the audit log. The lines that meet every filter, oldest first.
         */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done by whom
         * @description Called by the page of the audit log. Times are UTC, newest first. What was done in an impersonation bears both names.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The switches of the installation
         * @description Called by the section Flags of the settings. They hold for everybody who has no switch of their own.
         */
        get: operations["getInstallationFeatures"];
        /**
         * Set the switches of the installation
         * @description Called by the section Flags of the settings, after its confirmation. The whole set is sent; in force in every process within a second. A version that is behind is refused with code `settings-stale`.
         */
        put: operations["setInstallationFeatures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * From where on a second person has to confirm
         * @description Called by the section Approvals of the settings.
         */
        get: operations["getApprovalLimits"];
        /**
         * Set from where on a second person has to confirm
         * @description Called by the section Approvals of the settings, after its confirmation. In force in every process within a second. What waits already goes on waiting. A version that is behind is refused with code `settings-stale`.
         */
        put: operations["setApprovalLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long what is not worth keeping for ever is kept
         * @description Called by the section Retention of the settings.
         */
        get: operations["getRetention"];
        /**
         * Set how long what is not worth keeping for ever is kept
         * @description Called by the section Retention of the settings, after its confirmation. What is older by it is forgotten within hours, and does not come back. A version that is behind is refused with code `settings-stale`.
         */
        put: operations["setRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of the site
         * @description Called by the section Site of the settings. What nobody has set is as the environment says.
         */
        get: operations["getSettings"];
        /**
         * Set the settings of the site
         * @description Called by the section Site of the settings, after its confirmation. They are in force in every process within a second. A version that is behind is refused with code `settings-stale` and nothing is overwritten.
         */
        put: operations["setSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list prices and the tiers of bundles
         * @description Called by the sections Prices and Bundle tiers of the settings.
         */
        get: operations["getPrices"];
        /**
         * Set the list prices and the tiers of bundles
         * @description Called by the sections Prices and Bundle tiers of the settings, after their confirmation. In force at once; an order whose total changes by that is refused with 409 when it is paid. A version that is behind is refused with code `settings-stale` and nothing is overwritten.
         */
        put: operations["setPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/journalistlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All journalist lists by name
         * @description Called by the section Journalist lists of the settings, those that can no longer be chosen among them.
         */
        get: operations["listAllJournalistLists"];
        put?: never;
        /**
         * Add a journalist list
         * @description Called by the section Journalist lists of the settings. It can be chosen once people are imported.
         */
        post: operations["addJournalistList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/csv/journalistlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journalist lists as CSV
         * @description Called by Download CSV of the section Journalist lists.
         */
        get: operations["exportJournalistLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/journalistlists/{listId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a journalist list, or say whether it can be chosen
         * @description Called by the section Journalist lists of the settings, after its confirmation. Releases that have chosen it keep it.
         */
        put: operations["saveJournalistList"];
        post?: never;
        /**
         * Delete a journalist list that no release names
         * @description Called by Delete of the section Journalist lists of the settings, after its confirmation. Its people are taken off first; who is on no other list is forgotten. A list that a release names is refused, and so is one for which a file is being read.
         */
        delete: operations["deleteJournalistList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/journalistlists/{listId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        /**
         * How far the last import of a journalist list has come
         * @description Called by Import people of the section Journalist lists of the settings, every second while it is under way.
         */
        get: operations["getJournalistImport"];
        put?: never;
        /**
         * Bring the people of a CSV file onto a journalist list
         * @description Called by Import people of the section Journalist lists of the settings. The first line names the columns address, name, outlet and topics; separated by comma, semicolon or tab, UTF-8, at most 10 MB. A job reads the file and brings its people onto the list; who is known by the address is brought up to date and not doubled. Rows that cannot be used are named by their line and left out, and so are people who have unsubscribed and addresses that refused mail.
         */
        post: operations["importJournalists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/journalistlists/{listId}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take all people off a journalist list
         * @description Called by Remove people of the section Journalist lists of the settings, after its confirmation. Who is on no other list is forgotten; that somebody has unsubscribed is kept, without the address. The list itself stays.
         */
        delete: operations["removeJournalists"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the terms, newest first
         * @description Called by the section Terms of the settings.
         */
        get: operations["listTerms"];
        put?: never;
        /**
         * Set the text of the terms
         * @description Called by the section Terms of the settings, after its confirmation. It makes a new version, which buyers agree to from now on; the old ones stay as they are. A version that is behind is refused with code `settings-stale`.
         */
        post: operations["setTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of the card provider
         * @description Called by Stripe. The signature decides whether it is believed; the event only makes the server ask the provider again.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm the address of the identity provider's event hook
         * @description Called by Okta once, when its administrator verifies the event hook; the value is answered as it came.
         */
        get: operations["confirmEventHook"];
        put?: never;
        /**
         * Take events of the identity provider
         * @description Called by Okta's event hook. The secret decides whether it is believed. When a password was changed or reset, a second factor reset, or an account suspended, the sessions that the person has begun before that moment end; only the one that began the change on our screen goes on. Everything else, and people who are not known here, is taken and changes nothing. An event may come late and more than once.
         */
        post: operations["receiveIdentityEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description Called by the process supervisor.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether calls may come here
         * @description Called by the process supervisor and by load balancers. This server is ready while the database answers, with the queue in it, and until it is about to end. Without a worker calls are answered and what they queue waits; a worker is asked for its own health.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of PayPal
         * @description Called by PayPal. PayPal itself says whether the signature in the headers is its own; the event only makes the server ask PayPal again.
         */
        post: operations["receivePayPalEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/authorizenet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of the card gateway
         * @description Called by Authorize.Net. The signature decides whether it is believed; the event only makes the server ask the gateway again.
         */
        post: operations["receiveGatewayEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image or an attachment
         * @description Called by the step Create Release as soon as a file is chosen. The server looks at the bytes, not at the name: pdf, png, jpeg and gif, at most 10 MB; a featured image is a png, jpeg or gif, which the save checks. Images are written anew without their metadata. A file that no saved release names is deleted after a week. The page shows the errors of a 400, 401, 404 or 413 under the words Error uploading file.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/{uploadKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An uploaded file
         * @description Called by the wizard, the preview and the release's page to show an image or open an attachment. A file belongs to the one who uploaded it; the desk sees the files of the releases it reviews. Files of somebody else are 404.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's own coupons, the earliest expiry first
         * @description Called by the step Payment, which suggests the first one that is unused and has not expired. Expired is not a status of its own; it shows in expirationDate.
         */
        get: operations["listMyCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/universalcoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A universal coupon by its code
         * @description Called by Apply next to the coupon code in the step Payment. Capitals and small letters are the same. The browser says from the dates whether the coupon is not yet active or has expired; a coupon that this account has used is 409. Limited, so that codes cannot be guessed.
         */
        get: operations["getUniversalCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseedit/createPaymentIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the payment of an edit after distribution
         * @description Called by the step Payment of the purchase-edit wizard, when hasEnablePurchaseEdit is on (else 403). An edit costs 120 dollars; another amount is refused with 409 and the right one. The release must be published (else 409).
         */
        post: operations["createPurchaseEditIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseedit/payandsubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for an edit after distribution and send it to editorial
         * @description Called by Pay & Submit of the purchase-edit wizard, with an authorised intent or with creditCard or paymentMethodId instead, when hasEnablePurchaseEdit is on (else 403). The release must be published (else 409). The edit is an order of its own; the editors carry it out on the product's own site alone. releaseDate, paypalOrderId and order are sent empty, as older clients do.
         */
        post: operations["payAndSubmitEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleorder/userPackageBundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's prepaid releases, by package
         * @description Called by the dashboard's bundle panel and by the step Payment, and kept by the browser. Packages 80, 140, 200 and 360 that the user has lots of; in a package the lot that expires first comes first. A lot that has expired is listed and no longer counted. A warning is due when the earliest lot that still counts expires within 30 days.
         */
        get: operations["listMyBundles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distribution/bundlepackages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bundles that the store sells
         * @description Called by the store and kept by the browser. Standard, Advanced and Premium, sorted by packageId and quantity; the store shows the first 4 tiers of each, to use over 12 months. 403 when hasEnableBundleStorePage is off. The amounts are those of this user today.
         */
        get: operations["listBundlePackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleorder/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's cart
         * @description Called by the store, its cart icon and the checkout. 403 when hasEnableBundleStorePage is off. The amounts are those of today. `X-Cart-Version` goes with the next save.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Replace the cart
         * @description Called by Add to cart and by the checkout's add and remove. The whole list is sent, with the added entry or without the removed one. A bundle may stand in it more than once. 403 when hasEnableBundleStorePage is off. An entry that is not sold any more is 400. A version that is behind is refused with code `cart-stale` and nothing is overwritten; the browser reads the cart anew and makes its change again.
         */
        post: operations["saveCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleorder/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for the cart by the manual card form or by PayPal
         * @description Called by Purchase of the store's checkout for users who do not pay in the embedded form. 403 when hasEnableBundleStorePage is off. One of creditCard, paymentMethodId and paypalOrderId is sent. The server prices the cart again; when an amount has changed nothing is charged. Afterwards the cart is empty. Card data passes through and is neither stored nor logged.
         */
        post: operations["payBundleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleorder/getPaymentIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the payment of the cart
         * @description Called by the step Payment of the store's checkout for users who pay in the embedded form. 403 when hasEnableBundleStorePage is off. With savePayment the provider keeps the card for later purchases and for a yearly renewal.
         */
        post: operations["createBundleIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleorder/getPaymentIntent/{intentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an intent up to the cart
         * @description Called by the store's checkout when the cart or the wish to save the card has changed after the intent was made. Safe to repeat. An intent that was captured or canceled meanwhile is 409; a new one is then made.
         */
        post: operations["updateBundleIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleorder/capturePaymentIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for the cart by an authorised intent
         * @description Called by Purchase of the store's checkout after the browser has authorised the intent. The server prices the cart again, captures or cancels, and empties the cart. Repeating it answers the same order. After a refusal the page asks for a new intent.
         */
        post: operations["captureBundleIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundleorder/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a payment of the cart by PayPal
         * @description Called by the PayPal button of the store's checkout. 403 when hasEnableBundleStorePage is off. The browser goes to approvalUrl; PayPal sends it back to the checkout, which gives paypalOrderId to the call pay. Nothing is charged before that.
         */
        post: operations["createBundlePayPalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a bundle order every year, in the embedded form's provider
         * @description Called by Setup Yearly Renewal on the checkout's confirmation for users who pay in the embedded form. Renews what the bundle order held, automatically after 12 months, with the card of its intent when that was saved, else with the saved card that is sent. The text agreed to, its version and the time are kept; cancelling is one call. Not for an impersonated session (403).
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/paymentprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a bundle order every year, at the card gateway
         * @description Called by Setup Yearly Renewal on the checkout's confirmation for users who pay by the manual card form or by PayPal. The gateway keeps the card, which is listed with the saved ones; the bundle order is renewed with it automatically after 12 months, as by subscribe. The text agreed to, its version and the time are kept. Not for an impersonated session (403).
         */
        post: operations["createPaymentProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's yearly renewals, newest first
         * @description Called by the settings, where a renewal can be cancelled. Cancelled and failed ones stay in the list.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the renewal.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Renew with another saved card
         * @description Called by Change card beside the renewal. After a renewal that was refused it is tried again with the new card at once. A renewal that has ended is 404. Not for an impersonated session (403).
         */
        put: operations["setSubscriptionCard"];
        post?: never;
        /**
         * Cancel a yearly renewal
         * @description Called by Cancel beside the renewal, after one confirmation. What was bought stays. A renewal that has ended already is 404; one whose card is being charged at this moment 409.
         */
        delete: operations["cancelSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/paymentmethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's saved cards
         * @description Called by the checkout and the settings. The provider keeps the cards; the product knows brand, last four digits and expiration. Not for an impersonated session (403).
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Save the card of a setup
         * @description Called by Setup Yearly Renewal after the browser has confirmed the setup of beginCardSetup. Safe to repeat. A setup that is not one's own is 404. Not for an impersonated session (403).
         */
        post: operations["savePaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/paymentmethods/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to save a card without a payment
         * @description Called by Setup Yearly Renewal for users who pay in the embedded form, when the card of the purchase was not saved. The browser confirms the setup with clientSecret, and then calls savePaymentMethod; a card that is not saved within an hour is removed at the provider. Not for an impersonated session (403).
         */
        post: operations["beginCardSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/paymentmethods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved card
         * @description Called by Remove beside a saved card. A card that renews a subscription stays until that has another or is cancelled (409). Not for an impersonated session (403).
         */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/authorizationprweb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address at which a social network asks for access
         * @description Called by Connect in the step Amplify, which opens the answer in a pop-up of 600 by 600. Both addresses must be of the configured front end. The state in the answer belongs to this session and works once. A network that is switched off (hasEnableOAuthLinkedIn, hasEnableOAuthFacebook) is 403; X is always on.
         */
        get: operations["getSocialAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/authorizationprweb/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finish connecting a social network
         * @description Called by the return page of the pop-up with the query that the network gave it. The server checks that the state is this session's and unused, and exchanges the code. A Facebook account has no page yet; the window that opened the pop-up goes on to the choice of one.
         */
        get: operations["confirmSocialAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The connected social accounts, or the one of a network
         * @description Called by the step Amplify. With socialMedia it answers one account, or 204 when none is connected; without, the list of all (the step looks for the type Twitter in it).
         */
        get: operations["listSocialAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/doesprweboauthhaveactivereleaseses/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether releases that are on their way use a social account
         * @description Called by Disconnect before it asks for confirmation, which then warns that those releases lose the account.
         */
        get: operations["hasActiveReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/account/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect a social account
         * @description Called by Disconnect after its confirmation. The tokens are deleted, and releases that are not published yet lose the account.
         */
        delete: operations["removeSocialAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/facebookpage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages that the connected Facebook account may post to
         * @description Called after Facebook was authorized, and by Change page. Asks Facebook each time; 404 when no Facebook account is connected.
         */
        get: operations["listFacebookPages"];
        put?: never;
        /**
         * Choose the Facebook page to post to
         * @description Called by the choice of a page after Facebook was authorized. The page must be one of the connected account's; a page chosen before is replaced.
         */
        post: operations["chooseFacebookPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of every kind that a number, name, address or text means
         * @description Called by the search of the header (Ctrl K). Everybody finds their own releases and orders, staff whatever their permissions let them see: users, releases at the desk, orders, bundle orders, coupons, publications. At most five of each kind, the kinds in a fixed order. Drafts are found by their owners alone.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/filters/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
            };
            cookie?: never;
        };
        /**
         * The filters that one has saved for a list
         * @description Called by the lists of users and orders and by the desk, which are named by the kind of their records. They belong to who sits there, also while they act for somebody. A list that the group does not see is 403.
         */
        get: operations["listSavedFilters"];
        put?: never;
        /**
         * Save the filters of a list under a name
         * @description Called by Saved filters. What is kept is the query of the list's address, with its search, order and hidden columns. Another filter of that name is replaced when the body says so, and is 409 otherwise; capital letters make no other name. At most 30 a list.
         */
        post: operations["saveFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/filters/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the saved filter.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give a saved filter another name
         * @description Called by Rename of Saved filters. A filter of somebody else is 404.
         */
        put: operations["renameFilter"];
        post?: never;
        /**
         * Delete a saved filter
         * @description Called by Delete of Saved filters, which offers to save it again. A filter of somebody else is 404.
         */
        delete: operations["deleteFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/record/{kind}/{id}/viewers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the user, the order or the release.
                 * @example 43
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say that one looks at a record, and read who else does
         * @description Called by the pages of a user, an order and a release at the desk, every 20 seconds while they are in view. Whoever has not called for 45 seconds is no longer among them. It is not use of the session, and nobody looks at anything in the place of somebody else (403). A kind of record that the group does not see is 403, too.
         */
        put: operations["viewRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/record/{kind}/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the user, the order or the release.
                 * @example 43
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * What has happened to a record, newest first
         * @description Called by Timeline on the pages of a user, an order and a release at the desk: moves, money, mails with what they said, deliveries, the staff's notes, and what else is in the audit log. Of a user's releases and orders the 200 newest are read. Mails are known from the day on which this installation began to keep them, and for a year. Money is for who may see orders. A kind of record that the group does not see is 403, and all of it while staff acts for somebody.
         */
        get: operations["listTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/record/{kind}/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the user, the order or the release.
                 * @example 43
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something about a record for the staff
         * @description Called by Add note of the timeline. Whoever is mentioned, and whoever is in the talk that it answers, gets a mail with its text. Whoever is mentioned has to be among those of listColleagues (400), and the note that it answers has to be of the same record (404). The same key sent again adds nothing.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/note/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the note.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a note back
         * @description Called by Take back of a note. Its text is gone for good, and that there was one stays. One's own, and ADMIN everybody's; others are 404. Doing it again changes nothing.
         */
        post: operations["withdrawNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/colleagues/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
            };
            cookie?: never;
        };
        /**
         * The staff who see records of this kind
         * @description Called by the field of a note, which offers them behind @. Without oneself.
         */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "release.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.submitted
         * @description A release was submitted to editorial, also after it had been on hold.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.held
         * @description Editorial has put a release on hold, and `reasons` says why; or it has changed it and waits for its customer to accept that, by the state PendingDistributionUponUserApproval.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.approved
         * @description A release was approved, or its customer has accepted what editorial changed; it waits for its hour.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.refused
         * @description Editorial has refused a release; `reasons` says why.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.published
         * @description A release was published; `address` leads to its page.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.corrected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.corrected
         * @description A correction of a published release was published.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.withdrawn
         * @description A published release was taken down.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.delivered
         * @description A subscriber has taken a published release, its correction or its withdrawal; `delivery` says who.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * release.failed
         * @description A delivery to a subscriber was given up; `delivery` says to whom.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookReleaseMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.paid
         * @description An order was paid and placed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookOrderMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.refunded
         * @description Money of an order was given back; `refundedAmount` says how much by now.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookOrderMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.test
         * @description A test that somebody has asked for.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Id of the message, the same however often it is sent.
                     * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
                     * @example 1795180800
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookTestMessage"];
                };
            };
            responses: {
                /** @description Taken. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken: it is sent again, for three days. After 410 nothing is: the webhook is switched off. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description A stable word for programs that says why a call was refused. What each means stands at /api/docs/errors.
         * @enum {string}
         */
        ProblemCode: "account-busy" | "activation-required" | "already-paid" | "approval-changed" | "approval-decided" | "approval-impossible" | "approval-own" | "below-least-amount" | "bundle-below-used" | "bundle-line-refunded" | "bundle-line-used" | "bundle-lines-mixed" | "bundle-refund-failed" | "busy" | "card-declined" | "cart-stale" | "code-refused" | "company-most" | "company-name-taken" | "company-stale" | "coupon-below-spent" | "coupon-code-taken" | "coupon-final" | "coupon-fixed" | "coupon-locked" | "coupon-not-found" | "coupon-own-made" | "coupon-stale" | "coupon-used" | "draft-stale" | "edit-decided" | "email-not-verified" | "export-running" | "file-infected" | "file-too-large" | "file-unreadable" | "group-refused" | "idempotency-key-reused" | "image-too-large" | "impersonation-refused" | "import-running" | "intent-ended" | "internal-error" | "invalid-input" | "invalid-signature" | "invalid-token" | "last-admin" | "list-in-use" | "list-name-taken" | "malformed-json" | "method-not-allowed" | "no-account" | "no-session" | "not-allowed" | "not-at-desk" | "not-by-token" | "not-found" | "not-impersonating" | "not-while-impersonating" | "nothing-changed" | "nothing-to-pay" | "order-missing" | "order-total-changed" | "own-benefit" | "own-group" | "partner-stale" | "passed-up-own" | "payment-elsewhere" | "payment-method-in-use" | "payment-not-authorised" | "payment-not-offered" | "payment-profile-failed" | "payment-unprocessed" | "proof-missing" | "publication-missing" | "recently-active" | "refund-decided" | "refund-maximum" | "refund-not-allowed" | "refund-own" | "refund-too-high" | "refund-update-failed" | "release-claimed" | "release-paid" | "release-unpaid" | "report-ahead" | "report-unclear" | "request-running" | "saved-filter-taken" | "saved-filters-full" | "saved-reasons-full" | "service-unavailable" | "session-current" | "settings-stale" | "site-missing" | "slug-taken" | "social-account-not-found" | "social-refused" | "social-state" | "state-conflict" | "subscriber-fixed" | "subscriber-name-taken" | "subscriber-stale" | "subscriber-unsealed" | "subscription-exists" | "subscription-failed" | "terms-changed" | "text-changed" | "token-expired" | "token-name-taken" | "token-scope" | "token-unknown" | "token-used" | "tokens-full" | "too-large" | "too-many-requests" | "unsupported-file" | "unsupported-media-type" | "uploads-closed" | "user-missing" | "user-refused" | "webhook-address-taken" | "webhook-off" | "webhook-unsealed" | "webhooks-full";
        /** @description What every refusal looks like (RFC 9457): the same shape for wrong input, missing permission, a state that forbids the call and an error of ours. `message` and `errors` can be shown to people as they are. */
        Problem: {
            /** @description Address of the page of its code on this server, which says what it means and which calls answer it: `/api/docs/errors#` and the code */
            type: string;
            /** @description The status in words */
            title: string;
            /** @description The HTTP status of the answer, repeated here */
            status: number;
            /** @description What happened, in one sentence; begins with `message` */
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The id under which the log knows this call */
            requestId: string;
            /** @description What happened, in a sentence that can be shown to people as it is */
            message: string;
            /** @description Every message, for lists */
            errors?: string[];
            /** @description The errors by field */
            fields?: {
                /** @description JSON pointer into the body, or the name of a parameter */
                pointer: string;
                /** @description The rule that was broken */
                rule: string;
                /** @description What is wrong with this field, in a sentence that can be shown beside it */
                message: string;
            }[];
            /** @description With draft-stale and cart-stale, the version that is saved; 0 for a cart in which nothing was put yet */
            currentVersion?: number;
            /** @description With draft-stale, who saved it */
            savedBy?: string;
            /**
             * Format: date-time
             * @description With draft-stale, when
             */
            savedAt?: string;
            /**
             * Format: money
             * @description With order-total-changed, nothing-to-pay and below-least-amount, the current total in dollars; with refund-maximum and refund-too-high, what is refundable
             */
            total?: number;
            /** @description With already-paid, the number of the order */
            orderNumber?: number;
            /** @description With recently-active, seconds since the last use */
            lastActiveSeconds?: number;
            /** @description With state-conflict, the two states, and the last move */
            states?: {
                /** @description Where the release is */
                from?: string;
                /** @description Where it was to go */
                to?: string;
                /** @description Who moved it there; null when nobody did and its time had come */
                by?: string | null;
                /**
                 * Format: date-time
                 * @description When; absent while it was never moved
                 */
                at?: string;
            };
        };
        /** @description The answer of a call that has nothing to tell but that it was carried out. */
        Done: {
            /**
             * @description Always true: the call was carried out
             * @enum {boolean}
             */
            done: true;
        };
        /** @description Whether this server can take calls now, part by part; asked by whatever routes calls to it. */
        Readiness: {
            /** @description Whether calls may come, whatever the worker does */
            ready: boolean;
            /** @description Whether the database answers a query now */
            database: boolean;
            /** @description The heartbeat of a worker is younger than half a minute */
            worker: boolean;
            /** @description The queue takes and gives jobs */
            queue: boolean;
            /** @description This server is about to end and still answers what comes */
            ending: boolean;
        };
        /** @description A puzzle of our own captcha that the browser solves by computing; its solution is sent as `captcha`. */
        CaptchaChallenge: {
            /** @description What the browser has to solve */
            parameters: {
                [key: string]: unknown;
            };
            /** @description Proof that the challenge is ours */
            signature: string;
        };
        /** @description The account of the signed-in user, with the billing address that receipts show. */
        UserProfile: {
            /** @description Id of the account, given at registration; it never changes */
            id: number;
            /** @description First name of the person, as it is printed on receipts */
            firstName: string;
            /** @description Last name of the person, as it is printed on receipts */
            lastName: string;
            /** @description Login name at the identity provider */
            oktaLogin: string;
            /** @description E-mail address of the account, to which its mails go */
            email: string;
            /** @description Organization that the person writes for, as receipts show it */
            organization: string;
            /** @description First line of the billing address, for receipts */
            address1: string;
            /** @description Second line of the billing address; empty when there is none */
            address2: string;
            /** @description City of the billing address, for receipts */
            city: string;
            /** @description State or region of the billing address; in the USA its two letters */
            state: string;
            /** @description Postal code of the billing address, as the person writes it */
            zip: string;
            /** @description ISO 3166-1 alpha-3 */
            country: string;
            /** @description Phone number of the person, as they write it */
            phone: string;
            /**
             * Format: date-time
             * @description When the account was made
             */
            createdDate: string;
            /** @description Partner through which the user registered */
            partnerId: number | null;
            group: components["schemas"]["Group"];
        };
        /**
         * @description The user's one group
         * @enum {string}
         */
        Group: "ADMIN" | "EDITOR" | "FINANCE" | "VIRTUALPRESSOFFICE" | "USER";
        /** @description Whether somebody who reads an e-mail address has confirmed it; contacts of a release need it. */
        EmailVerification: {
            /** @description The address that is asked about, in small letters */
            email: string;
            /** @description Whether its owner has followed the mailed link */
            isVerified: boolean;
        };
        /** @description How the verification of an address stands: the link followed or not, and the mails about it. */
        ContactVerificationState: {
            /** @description The address in small letters */
            email: string;
            /** @description Whether its owner has followed the mailed link */
            isVerified: boolean;
            /**
             * Format: date-time
             * @description When the last mail whose link still works was sent; null when there is none
             */
            mailSentAt: string | null;
            /**
             * Format: date-time
             * @description When the next mail can be sent; null when it can be now
             */
            nextMailAt: string | null;
        };
        /** @description What the identity provider handed to the browser at the end of a sign-in, to be exchanged for a session of ours. */
        SessionRequest: {
            /** @description The code that the identity provider has put into the address of the return */
            code: string;
            /** @description The PKCE verifier whose hash began this sign-in; only the browser knows it */
            codeVerifier: string;
            /** @description The nonce that the browser sent to the provider */
            nonce: string;
            /** @description The return address that the browser used */
            redirectUri: string;
        };
        /** @description A session that has begun, and who it belongs to. */
        SessionInfo: {
            /** @description The session's token, for the Authorization header */
            sid: string;
            /** @description Login name of the account at the identity provider */
            oktaLogin: string;
            /** @description Whether distribution works now; false shows a banner */
            c3available: boolean;
            group: components["schemas"]["Group"];
            /** @description Whether staff acts for this user */
            impersonating: boolean;
            /** @description Id of the partner through whom the user came; null for none */
            partnerId: number | null;
            /**
             * @description At the first sign-in of an account: the package that was chosen before it, with which the first release begins
             * @enum {string}
             */
            startPackage?: "80" | "140" | "200" | "360";
        };
        /** @description Asks when the session ends, and whether asking counts as using it. */
        SessionCheckRequest: {
            /** @description Counts as use and extends the session */
            extend?: boolean;
        };
        /** @description A package that a release can be sent with, at its list price. */
        Package: {
            /**
             * @description Package id: 80 Basic, 140 Standard, 200 Advanced, 360 Premium
             * @enum {string}
             */
            packageId: "80" | "140" | "200" | "360";
            /** @description Name of the package, as people read it */
            name: string;
            /**
             * Format: money
             * @description US dollars for one release; for a customer of a partner the partner's price
             */
            price: number;
        };
        /** @description A list of journalists of one field, to whom a release can be sent as well. */
        JournalistList: {
            /** @description Id of the list, which a release names to choose it */
            cisionJournalistListId: number;
            /** @description Name of the list, as people read it */
            categoryName: string;
            /** @description People whom the list reaches, without those who unsubscribed or whose address bounced */
            people: number;
        };
        /** @description A journalist list that was chosen for a release. */
        SelectedList: {
            /** @description Id of the journalist list */
            id: number;
            /** @description Name; the server knows it and ignores what is sent */
            categoryName?: string;
            /** @description Brand; ignored when sent */
            prWebBrandId?: number | null;
            /** @description Whether the list can still be chosen; ignored when sent */
            isActive?: boolean;
            /** @description People whom the list reaches, without those who unsubscribed or whose address bounced; ignored when sent */
            people?: number;
        };
        /** @description The switches as they hold for this user: of the installation, unless the user has an own one. */
        Features: {
            /** @description The user signs in directly at the provider */
            userHasLegacyLogin: boolean;
            /** @description Pays in the provider's embedded form */
            userHasStripeApi: boolean;
            /** @description Whether the dashboard shows releases of the system before this one */
            userShowArchiveReleases: boolean;
            /** @description LinkedIn can be connected */
            hasEnableOAuthLinkedIn: boolean;
            /** @description Facebook can be connected */
            hasEnableOAuthFacebook: boolean;
            /** @description Whether bundles can be bought in the store */
            hasEnableBundleStorePage: boolean;
            /** @description Releases go to the downstream system */
            userSendDistributionToIris: boolean;
            /** @description Edits can be bought */
            hasEnablePurchaseEdit: boolean;
            /** @description Submitted releases can be taken back */
            hasEnableBackToDraft: boolean;
            /** @description Paying asks for a captcha */
            showPaymentCaptcha: boolean;
            /** @description Seconds: warning, no more extending */
            sessionTimeout: string;
        };
        /**
         * @description Name of the state of a release, in the words of the first version of the API.
         * @enum {string}
         */
        PublicationState: "NotSent" | "Deleted" | "PendingEditorialReview" | "DraftMode" | "OnHold" | "PendingDistribution" | "Published" | "InEditorialReview" | "OnHoldLocked" | "OnHoldLimitedDistribution" | "PendingDistributionUponUserApproval" | "PendingSeniorReview";
        /**
         * @description Number of the state
         * @enum {integer}
         */
        ReleaseStatusId: -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /** @description How many of somebody's releases are in one state */
        ReleaseCount: {
            releaseStatusId: components["schemas"]["ReleaseStatusId"];
            /** @description Releases in this state */
            count: number;
            /** @description Whether there are more than the 10000 that are counted */
            isCapped: boolean;
        };
        /** @description A record that a search has found, as one line */
        FoundRecord: {
            /**
             * @description What it is; with `id` it says which screen shows it
             * @enum {string}
             */
            kind: "ownRelease" | "ownOrder" | "user" | "release" | "order" | "bundleOrder" | "coupon" | "universalCoupon" | "publication";
            /** @description The number by which its screen is opened */
            id: number;
            /** @description The name or number that it goes by */
            title: string;
            /** @description What tells it from others: number, state, amount, whose it is */
            detail: string;
            /**
             * Format: date-time
             * @description When it was made; null where that says nothing
             */
            at: string | null;
            /** @description What whoever searches may do with it now, beyond opening it */
            actions: ("hold" | "impersonate")[];
        };
        /** @description A release as a row of its owner's dashboard; field names are those of the first version of the API. */
        ReleaseListItem: {
            /** @description Id of the release, by which calls name it */
            DistributionID: number;
            /** @description Headline; empty in a young draft */
            HeadLine: string;
            /** @description Public number of the release (PRID), which its page's address ends with */
            PRWebPressReleaseID: number;
            /**
             * Format: date-time
             * @description When the release was saved for the first time
             */
            CreationDate: string;
            /**
             * Format: date-time
             * @description When the release was submitted last; null before the first time
             */
            SubmittedDate: string | null;
            /** @description Release time in UTC */
            ReleaseDate: string | null;
            ReleaseStatusID: components["schemas"]["ReleaseStatusId"];
            /** @description The state in words */
            ReleaseStatusDescription: string;
            /** @description Whether it was submitted before */
            isResubmit: boolean;
            /** @description Place of the dateline, such as `BALTIMORE` */
            CityState: string;
            /**
             * @description Id of the package that the release is sent with
             * @enum {string}
             */
            Package: "80" | "140" | "200" | "360";
            /** @description Whether it is paid; a paid draft cannot be deleted */
            hasPaid: boolean;
        };
        /** @description What saving has made of a draft: its numbers, and what the server has changed of what was sent. */
        SavedRelease: {
            /** @description Id of the release, by which calls name it */
            distributionId: number;
            /** @description Public number of the release (PRID), which its page's address ends with */
            prwebPressReleaseId: number;
            /** @description The version that is now saved */
            distributionVersion: number;
            /** @description How often the release was submitted so far */
            distributionPRWebVersion: number;
            /** @description Release time in UTC */
            releaseDate: string | null;
            /** @description The body as it was stored after sanitising */
            body: string;
            newsImage: components["schemas"]["SavedNewsImage"];
            /** @description Ids of the attachments in their order */
            attachments: components["schemas"]["SavedAttachment"][];
            /**
             * Format: date-time
             * @description When it was saved
             */
            savedAt: string;
        };
        /** @description What is bought; compared with the saved release. */
        OrderContents: {
            /**
             * @description Package id: 80 Basic, 140 Standard, 200 Advanced, 360 Premium
             * @enum {string}
             */
            package: "80" | "140" | "200" | "360";
            /** @description Purchased journalist lists, 240 dollars each: at most 20 with Advanced, 19 with Premium, 21 otherwise; 0 in an upgrade */
            cjl: number;
            /** @description The paid post on X, 120 dollars; false in an upgrade */
            hasCisionSocialPost: boolean;
            /** @description Priority distribution, 120 dollars, for 200 and 360 alone; in an upgrade, whether it is added now */
            priorityReleaseEnabled: boolean;
        };
        /** @description What is to be paid, and the total that the person has seen; the server works it out again and compares. */
        PaymentIntentRequest: {
            /**
             * Format: money
             * @description The total that the browser shows, in US dollars; only checked
             */
            amount: number;
            /**
             * @description What is paid for
             * @enum {string}
             */
            purpose: "release" | "upgrade";
            /** @description Id of the release that this is about; its owner is the caller */
            distributionId: number;
            order: components["schemas"]["OrderContents"];
            /** @description A prepaid release of the same package pays for the package, from the lot that expires first; not for an upgrade */
            applyBundlePackage?: boolean;
            /** @description Code of a universal coupon, as it was typed; null or empty for none */
            universalCouponCode?: string | null;
            /** @description Code of the user's own coupon; null or empty for none */
            couponCode?: string | null;
            paymentMethodId?: components["schemas"]["PayingCard"];
            /** @description Solution of the captcha when showPaymentCaptcha is on */
            captcha?: string;
        };
        /** @description At most one of paymentIntent, paypalOrderId, paymentMethodId and creditCard is sent; none, or null, when the total is 0. */
        CaptureRequest: {
            /** @description Id of the release that this is about; its owner is the caller */
            distributionId: number;
            /** @description Public number of the same release (PRID); only compared with it */
            prwebPressReleaseId?: number;
            /** @description Release time in UTC; only checked */
            releaseDate?: string | null;
            /**
             * Format: money
             * @description The total that the browser shows, in US dollars; only checked; needed with a card
             */
            amount?: number;
            /** @description The PayPal order that the buyer has approved */
            paypalOrderId?: string | null;
            /** @description A prepaid release of the same package pays for the package, from the lot that expires first */
            applyBundlePackage?: boolean;
            /** @description Universal coupon; null or empty for none */
            universalCouponCode?: string | null;
            /** @description The user's own coupon; null or empty for none */
            couponCode?: string | null;
            /**
             * Format: money
             * @description What the browser takes off for couponCode, in US dollars; only checked
             */
            couponAmount?: number | null;
            order: components["schemas"]["OrderContents"];
            /** @description The provider's id; null when the total is 0 */
            paymentIntent?: string | null;
            creditCard?: components["schemas"]["CreditCard"];
            paymentMethodId?: components["schemas"]["GatewayCard"];
            terms?: components["schemas"]["TermsAgreement"];
            /** @description Solution of the captcha when showPaymentCaptcha is on, unless it went with the intent */
            captcha?: string;
        };
        /** @description A payment that was made, and what its receipt names. */
        PaymentResult: {
            /** @description Number of the order, as its receipt shows it */
            OrderNumber: number;
            /** @description The provider's id of the charge; null when nothing was charged */
            ProcessorTransactionID: string | null;
        };
        /** @description A paid change of a published release that its customer has asked for, and what has become of it. */
        EditRequest: {
            /** @description Its id, by which calls name it */
            editRequestId: number;
            /** @description Number of the order by which it was paid, as its receipt shows it */
            orderNumber: number;
            /** @description What is to be changed, in words of the customer */
            description: string;
            /**
             * @description Done by republishing the release, or declined with the money back
             * @enum {string}
             */
            state: "open" | "done" | "declined";
            /**
             * Format: date-time
             * @description When it was paid
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it was done or declined; null while it is open
             */
            decidedAt: string | null;
            /** @description Why it was declined, as the customer was told; null otherwise */
            declineReason: string | null;
        };
        /** @description Something that is posted of a release to a social network when it is published for the first time. */
        SocialPost: {
            /**
             * @description The paid post from our own account on X, or one from an account of the customer
             * @enum {string}
             */
            kind: "xOperator" | "xMessage" | "linkedIn" | "facebook";
            /** @description Its text; the address of the release comes with it */
            text: string;
            /** @description Where it can be read; null while it is not posted or the network does not tell */
            address: string | null;
            /**
             * @description Why it could not be posted so far: the account has to be connected again, the network refuses it, or does not answer
             * @enum {string|null}
             */
            problem: "expired" | "refused" | "unavailable" | null;
            /**
             * Format: date-time
             * @description When it was posted; null until then
             */
            postedAt: string | null;
        };
        /** @description A paid change as a row of the desk's list, with its release and who asked. */
        EditRequestItem: {
            /** @description Its id, by which calls name it */
            editRequestId: number;
            /** @description Id of the release that it changes */
            distributionId: number;
            /** @description Public number of the release (PRID), which its page's address ends with */
            prwebPressReleaseId: number;
            /** @description Headline of the release, as it was written */
            headline: string;
            /** @description First and last name of who asked for it */
            customerName: string;
            /** @description Organization that the customer writes for */
            organization: string;
            /** @description What is to be changed, in words of the customer */
            description: string;
            /** @description Number of the order by which it was paid, as its receipt shows it */
            orderNumber: number;
            /**
             * @description Done by republishing the release, or declined with the money back
             * @enum {string}
             */
            state: "open" | "done" | "declined";
            /**
             * Format: date-time
             * @description When it was paid
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it was done or declined; null while it is open
             */
            decidedAt: string | null;
            /** @description Why it was declined, as the customer was told; null otherwise */
            declineReason: string | null;
        };
        /** @description Declines a paid change, with the reason that its customer is told. */
        EditDeclineRequest: {
            /** @description Why the change is not made; the customer reads it */
            reason: string;
        };
        /** @description A release as a row of the desk's queue, with who sent it. */
        QueueItem: {
            /** @description Id of the release, by which calls name it */
            distributionId: number;
            /**
             * Format: date-time
             * @description When the desk owes a decision, as its package says; null while it owes none
             */
            dueDate: string | null;
            /** @description Who works on it; null while nobody does */
            claimedBy: string | null;
            /** @description Whether it is the caller who works on it */
            isClaimedByMe: boolean;
            /** @description Public number of the release (PRID), which its page's address ends with */
            prwebPressReleaseId: number;
            /** @description Headline of the release, as it was written */
            headline: string;
            /** @description Place of the dateline, such as `BALTIMORE` */
            cityState: string;
            /**
             * @description Id of the package that the release is sent with
             * @enum {string}
             */
            package: "80" | "140" | "200" | "360";
            /** @description Whether priority distribution was chosen, which allows an earlier release time */
            hasPriorityRelease: boolean;
            releaseStatusId: components["schemas"]["ReleaseStatusId"];
            publicationState: components["schemas"]["PublicationState"];
            /** @description Whether it was submitted before */
            isResubmit: boolean;
            /** @description Whether its release time has passed before it was published */
            isOverdue: boolean;
            /** @description Release time in UTC */
            releaseDate: string | null;
            /**
             * Format: date-time
             * @description When the release was submitted last; null before the first time
             */
            submittedDate: string | null;
            /** @description First and last name of who sent the release */
            customerName: string;
            /** @description Organization that the customer writes for */
            organization: string;
        };
        /** @description How many releases each view of the queue has. */
        DeskCounts: {
            /** @description What the caller works on */
            mine: number;
            /** @description What waits and nobody works on */
            unclaimed: number;
            /** @description What was passed up */
            passedUp: number;
            /** @description What its customer has to do something about */
            awaitingCustomer: number;
            /** @description What is due soon, or late */
            dueSoon: number;
        };
        /** @description What was counted at the desk in some weeks. */
        DeskFigures: {
            /**
             * Format: date-time
             * @description The instant at which the first week begins
             */
            from: string;
            waiting: components["schemas"]["DeskWaiting"];
            holds: components["schemas"]["DeskHolds"];
            /** @description Who has decided or passed up anything, by name */
            editors: components["schemas"]["DeskEditor"][];
        };
        /** @description How long releases waited for the first decision since they came. */
        DeskWaiting: {
            /** @description How many releases got their first decision */
            decided: number;
            /**
             * Format: double
             * @description Half of them waited longer than so many hours; null where none was decided
             */
            medianHours: number | null;
            /**
             * Format: double
             * @description A tenth of them waited longer than so many hours; null where none was decided
             */
            slowestTenthHours: number | null;
            /** @description The same of each week, the oldest first */
            byWeek: components["schemas"]["DeskWaitingWeek"][];
            /** @description The longest waits of all, of releases that the desk can still open */
            longest: components["schemas"]["DeskWait"][];
        };
        /** @description How long releases waited that were decided in one week. */
        DeskWaitingWeek: {
            week: components["schemas"]["WeekDay"];
            /** @description How many releases got their first decision */
            decided: number;
            /**
             * Format: double
             * @description Half of them waited longer than so many hours; null where none was decided
             */
            medianHours: number | null;
            /**
             * Format: double
             * @description A tenth of them waited longer than so many hours; null where none was decided
             */
            slowestTenthHours: number | null;
        };
        /** @description A week by the day of its Monday in US/Eastern. */
        WeekDay: string;
        /** @description A release that waited, and for how long. */
        DeskWait: {
            /** @description The id by which the desk opens it */
            distributionId: number;
            /** @description Its PRID, as people name it */
            prwebPressReleaseId: number;
            /** @description Its headline as it is now, empty where there is none */
            headline: string;
            /**
             * Format: double
             * @description How many hours passed until the decision
             */
            hours: number;
        };
        /** @description How often releases were held, and why. */
        DeskHolds: {
            /** @description Holds of every kind, each once */
            total: number;
            /** @description The most frequent reasons; a hold that has several counts for each */
            reasons: components["schemas"]["DeskHoldReason"][];
        };
        /** @description A reason, and how many holds gave it. */
        DeskHoldReason: {
            /** @description What had to be revised, without the words of the release */
            reason: string;
            /** @description Holds that gave this reason */
            holds: number;
        };
        /** @description What one member of staff decided, week by week. */
        DeskEditor: {
            /** @description Who it is; the login of an account that is gone */
            name: string;
            /** @description Each week of the period, the oldest first */
            byWeek: components["schemas"]["DeskEditorWeek"][];
        };
        /** @description What one member of staff decided in one week. */
        DeskEditorWeek: {
            week: components["schemas"]["WeekDay"];
            /** @description Approvals, with changes and for the own site, too */
            approved: number;
            /** @description Holds of every kind */
            held: number;
            /** @description Releases refused for good */
            refused: number;
            /** @description Releases passed up to another editor */
            passedUp: number;
        };
        /** @description The filters that somebody has saved for a list. */
        SavedFilters: components["schemas"]["SavedFilter"][];
        /** @description A filter of a list, by its name. */
        SavedFilter: {
            /** @description The number by which it is renamed and deleted */
            savedFilterId: number;
            /** @description What it is called */
            name: string;
            /** @description The query of the list's address, without its '?'; empty for the list as it usually is */
            query: string;
        };
        /** @description Saves the filters of a list under a name. */
        SavedFilterForm: {
            /** @description What it is called */
            name: string;
            /** @description The query of the list's address, without its '?'; without it the list as it usually is */
            query?: string;
            /** @description Whether it takes the place of one with that name */
            replaces?: boolean;
        };
        /** @description What a filter that is there already is called from now on. */
        SavedFilterName: {
            /** @description What it is called */
            name: string;
        };
        /** @description A hold reason that is given again and again. */
        SavedHoldReason: {
            /** @description The id by which it is removed */
            savedReasonId: number;
            /** @description What has to be revised, as the customer reads it */
            text: string;
            /** @description Which text of a release it is about, as in PlaceChoice; null for the release as a whole */
            field: string | null;
            /** @description Whether everybody at the desk has it, not the caller alone */
            isForAll: boolean;
            /** @description Whether the caller may remove it */
            isRemovable: boolean;
        };
        /** @description Saves a hold reason, for the caller or for everybody at the desk. */
        SavedHoldReasonChoice: {
            /** @description What has to be revised */
            text: string;
            /**
             * @description Which text of a release it is about; absent for the release as a whole
             * @enum {string}
             */
            field?: "headline" | "summary" | "cityState" | "body" | "pulloutQuote" | "primaryContactName" | "primaryContactCompany" | "newsImage" | "attachments";
            /** @description For everybody at the desk; for the caller alone when absent */
            isForAll?: boolean;
        };
        /** @description Somebody who works at the desk. */
        DeskMember: {
            /** @description Id of the member of staff */
            userId: number;
            /** @description First and last name */
            name: string;
            /** @description Login name at the identity provider */
            login: string;
        };
        /** @description Names who works on a release from then on. */
        HandOverRequest: {
            /** @description The member of ADMIN or EDITOR who works on it from then on, as listDeskStaff names them */
            userId: number;
        };
        /** @description A release as its editor sees it: the whole of it, who sent it, what was paid and how it came here. */
        ReviewedRelease: {
            release: components["schemas"]["Release"];
            /** @description Who sent the release, for the desk's questions */
            customer: {
                /** @description First and last name of the customer */
                name: string;
                /** @description Organization that the customer writes for */
                organization: string;
                /** @description Login name of the customer at the identity provider */
                login: string;
                /** @description Phone number of the customer, for questions of the desk */
                phone: string;
            };
            /** @description The order by which the release was paid first; null when nothing was ordered */
            order: {
                /** @description Number of the order, as its receipt shows it */
                orderNumber: number;
                /**
                 * Format: money
                 * @description What was paid, in US dollars, after discounts
                 */
                total: number;
            } | null;
            /** @description Whether its release time has passed before it was published */
            isOverdue: boolean;
            /**
             * Format: date-time
             * @description When the desk owes a decision, as its package says; null while it owes none
             */
            dueDate: string | null;
            /** @description False for who passed it up last: somebody else approves it */
            mayApprove: boolean;
            /** @description Whether the company that it names has a page of another account: then it is listed on no company page, and names the company without a link */
            namesCompanyOfOther?: boolean;
            /** @description Who works on it; null while nobody does */
            claim: {
                /** @description Id of the member of staff */
                userId: number;
                /** @description First and last name of the member of staff */
                name: string;
                /**
                 * Format: date-time
                 * @description When this person took it or was handed it
                 */
                since: string;
                /** @description Whether it is the caller */
                isOwn: boolean;
            } | null;
            /** @description What has happened to it, oldest first */
            moves: {
                from: components["schemas"]["PublicationState"];
                to: components["schemas"]["PublicationState"];
                /** @description Login name, or the worker */
                by: string;
                /**
                 * Format: date-time
                 * @description When the release came into this state
                 */
                at: string;
                /** @description Why, as the customer was told, with the words that a reason is about; empty where no reason is given */
                reasons: string[];
            }[];
        };
        /** @description An event as Stripe sends it; only its type and the id of its object are read. */
        StripeEvent: {
            /** @description Id that the provider has given to the event; the same one is carried out once */
            id: string;
            /** @description Kind of event, in the words of Stripe; others than ours are ignored */
            type: string;
            /** @description What it is about */
            data: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description What the identity provider reports through its event hook; fields that we do not read are let through. */
        IdentityEvents: {
            /** @description What the hook carries */
            data: {
                /** @description What has happened, oldest first */
                events: components["schemas"]["IdentityEvent"][];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description One thing that has happened at the identity provider, such as a password that was changed. */
        IdentityEvent: {
            /** @description Kind of event, in the words of the provider; others than ours are ignored */
            eventType: string;
            /**
             * Format: date-time
             * @description When it happened, UTC; without it the time at which it is received
             */
            published?: string;
            /** @description Whether it came about */
            outcome?: ({
                /** @description SUCCESS when it did */
                result?: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The person by whose account it was done */
            actor?: ({
                /** @description Id that the provider has given, by which accounts of ours are found */
                id?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The people and things that it was done to */
            target?: ({
                /** @description Id that the provider has given, by which accounts of ours are found */
                id?: string | null;
                /** @description User when it is a person */
                type?: string | null;
            } & {
                [key: string]: unknown;
            })[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The form by which somebody asks for an account; they choose a password by the mail that follows. */
        Registration: {
            /** @description First name of the person, as it is printed on receipts */
            firstName: string;
            /** @description Last name of the person, as it is printed on receipts */
            lastName: string;
            /** @description Phone number of the person, as they write it */
            phone: string;
            /** @description Organization that the person writes for, as receipts show it */
            organization: string;
            /** @description ISO 3166-1 alpha-3 code */
            country: string;
            /** @description State or region; required for USA, free text otherwise */
            state?: string;
            /** @description E-mail address; becomes the login name */
            email: string;
            /** @description Solution of the captcha challenge */
            captcha: string;
            /** @description Number of the language of mails; always 1033, which is English */
            languagedId?: number;
            /** @description Campaign; PRWebNG by default */
            campaignCode?: string;
            /** @description Package that was chosen before registering, by its id; 0 by default */
            prwebPackage?: number;
            /** @description Address of the sign-in page that the mail may name */
            loginurl?: string;
            /** @description Whether a legacy account is being upgraded */
            migrate?: boolean;
            /** @description Kept for older clients; the server uses the address that it sees */
            ipaddress?: string;
            /** @description Partner through which the user registers */
            partnerId?: number | null;
            /** @description Slug of the partner whose registration page was used */
            PRWebPartnerSiteField?: string;
        };
        /** @description Asks for the activation mail again; the answer is the same whether the address has an account or not. */
        ActivationRequest: {
            /** @description The address of the account */
            email: string;
        };
        /** @description The key of the link that was mailed to a contact of a release. */
        ContactVerification: {
            /** @description The address to verify */
            entityKey: string;
        };
        /** @description What the customer writes. The server adds ids, states and prices; nothing of those is taken from here. */
        ReleaseDraft: {
            /** @description The release; null or absent at the first save */
            distributionId?: number | null;
            /** @description The version that was loaded; the save is refused when it is behind */
            distributionVersion?: number | null;
            /** @description Whether the wizard saves by itself; such saves of one person share a version of the history for ten minutes */
            isAutomatic?: boolean;
            /**
             * @description Package id: 80 Basic, 140 Standard, 200 Advanced, 360 Premium
             * @enum {string}
             */
            package: "80" | "140" | "200" | "360";
            /** @description BCP 47 tag of the language in which the release is written; absent or empty for en-US. One of those that the wizard offers */
            language?: string;
            /** @description What it is about: codes of up to three IPTC Media Topics, without `medtop:`. Chosen by its author or by the desk; may be empty */
            mediaTopics?: components["schemas"]["MediaTopicCode"][];
            /** @description The company whose news it is, by the name of one of the company pages of its owner; empty for the company of the contact */
            companyName?: string;
            /** @description Headline, 55 to 170 characters; the first 170 are used in the address */
            headline?: string;
            /** @description Summary, at least 30 characters; the documents set no maximum and the house allows 4000 */
            summary?: string;
            /** @description Dateline, the place of the news */
            cityState?: string;
            /** @description Body as HTML; sanitised by the allow-list when saved */
            body?: string;
            /** @description Pull-out quote; Basic keeps it and does not show it */
            pulloutQuote?: string;
            /** @description YouTube address, http or https: youtube.com with or without www or m (watch?v=, embed/, v/) or youtu.be; Premium only */
            videoUrl?: string;
            /** @description Release time in UTC; null takes the default, an hour after the earliest one. The earliest is 48 hours from now for Basic and Standard, 24 for Advanced and Premium, 4 with priority; ADMIN, EDITOR and an impersonated session may be earlier */
            releaseDate?: string | null;
            /**
             * @description The zone in which people see the release time; fixed
             * @enum {string}
             */
            releaseDateTimezone?: "US/Eastern";
            /** @description Number of purchased journalist lists, 240 dollars each: at most 20 with Advanced, 19 with Premium, 21 otherwise */
            cjl?: number;
            /** @description The chosen journalist lists: at most cjl, and 1 more with Advanced or 2 more with Premium. One that reaches nobody is refused, unless it was chosen before; it is not paid for then */
            cjlSelected?: components["schemas"]["SelectedList"][];
            /** @description Priority distribution, 120 dollars: released within 4 hours; Advanced and Premium only */
            hasPriorityRelease?: boolean;
            /** @description Whether the post on X from the operator's account is bought, 120 dollars */
            hasCisionSocialPost?: boolean;
            /** @description Text of the paid post on X, Share on X */
            cisionSocialPost?: string;
            /** @description Text of the free post on X from the customer's own account */
            twitterMessage?: string;
            /** @description Name of the connected X account that posts twitterMessage; empty for no such post */
            xPostHandle?: string;
            twitterSocialHandle?: components["schemas"]["SocialHandleChoice"];
            linkedinSocialHandle?: components["schemas"]["SocialHandleChoice"];
            facebookSocialHandle?: components["schemas"]["SocialHandleChoice"];
            /** @description The featured image, Advanced and Premium only; null for none */
            newsImage?: components["schemas"]["NewsImageChoice"] | null;
            /** @description The attachments in their order */
            attachments?: components["schemas"]["AttachmentChoice"][];
            /** @description Name of the contact that readers see; not digits alone, no HTML */
            primaryContactName?: string;
            /** @description Company of the public contact, printed below the release */
            primaryContactCompany?: string;
            /** @description Website of the public contact, printed below the release as a link */
            primaryContactWebsite?: string;
            /** @description E-mail address of the contact */
            primaryContactEmail?: string;
            /** @description Calling code of the public contact's country, digits without + */
            primaryContactPhoneCountryCode?: string;
            /** @description Phone number without calling code */
            primaryContactPhone?: string;
            /** @description Extension of the public contact's phone; empty for none */
            primaryContactPhoneExtension?: string;
            /** @description Whether an additional contact is shown; without it the secondary fields are cleared */
            hasSecondaryContact?: boolean;
            /** @description Name of the additional contact; not digits alone, no HTML */
            secondaryContactName?: string;
            /** @description Company of the additional contact, printed below the release */
            secondaryContactCompany?: string;
            /** @description Website of the additional contact, printed below the release as a link */
            secondaryContactWebsite?: string;
            /** @description E-mail address of the contact */
            secondaryContactEmail?: string;
            /** @description Calling code of the additional contact's country, digits without + */
            secondaryContactPhoneCountryCode?: string;
            /** @description Phone number without calling code */
            secondaryContactPhone?: string;
            /** @description Extension of the additional contact's phone; empty for none */
            secondaryContactPhoneExtension?: string;
            /** @description Name of the private contact, for the editors alone */
            user?: string;
            /** @description E-mail address of the private contact */
            userEmail?: string;
            /** @description Calling code of the private contact's country, digits without +; never published */
            userPhoneCountryCode?: string;
            /** @description Phone number of the private contact */
            userPhone?: string;
            /** @description Extension of the private contact's phone; empty for none; never published */
            userPhoneExtension?: string;
        };
        /**
         * @description Code of a topic of the IPTC Media Topics (release of 6 April 2019, two levels), without `medtop:`
         * @enum {string}
         */
        MediaTopicCode: "01000000" | "20000002" | "20000038" | "20000045" | "02000000" | "20000082" | "20000106" | "20000119" | "20000121" | "20000129" | "03000000" | "20000139" | "20000148" | "20000168" | "04000000" | "20000170" | "20000209" | "20000344" | "20000385" | "05000000" | "20000398" | "20000399" | "20000400" | "20000410" | "20000411" | "20001216" | "06000000" | "20000418" | "20000420" | "20000423" | "20000424" | "20000430" | "20000441" | "07000000" | "20000446" | "20000461" | "20000463" | "20000464" | "20000479" | "20000485" | "20000493" | "08000000" | "20000497" | "20000500" | "20000501" | "20000502" | "20000507" | "20001237" | "09000000" | "20000509" | "20000521" | "20000523" | "20000524" | "20000531" | "20000533" | "20000536" | "10000000" | "20000538" | "20000565" | "20001239" | "11000000" | "20000574" | "20000587" | "20000593" | "20000621" | "20000638" | "20000646" | "20000647" | "20000648" | "20000649" | "12000000" | "20000657" | "20000687" | "20000688" | "20000689" | "20000697" | "20000702" | "20000703" | "20000705" | "13000000" | "20000710" | "20000715" | "20000717" | "20000735" | "20000741" | "20000742" | "20000755" | "20000756" | "14000000" | "20000768" | "20000770" | "20000771" | "20000772" | "20000775" | "20000780" | "20000788" | "20000799" | "20000802" | "20000808" | "20000817" | "15000000" | "20000822" | "20001103" | "20001104" | "20001108" | "20001124" | "20001125" | "20001126" | "20001148" | "20001240" | "16000000" | "20000053" | "20000056" | "20000065" | "20000070" | "20000071" | "20000073" | "20000077" | "20000080" | "17000000" | "20001128" | "20001129" | "20001130" | "20001131";
        /** @description A release as its owner sees it. */
        Release: {
            /** @description Id of the release, by which calls name it */
            distributionId: number;
            /** @description The number that people use; PRID */
            prwebPressReleaseId: number;
            /** @description Rises with each save */
            distributionVersion: number;
            /** @description Rises with each submission */
            distributionPRWebVersion: number;
            /**
             * @description Id of the package that the release is sent with
             * @enum {string}
             */
            package: "80" | "140" | "200" | "360";
            /** @description BCP 47 tag of the language in which it is written, such as `en-US` */
            language: string;
            /** @description What it is about: codes of IPTC Media Topics, without `medtop:` */
            mediaTopics: components["schemas"]["MediaTopicCode"][];
            /** @description The company whose news it is, as its author names it; empty for the company of the contact */
            companyName: string;
            /** @description Headline of the release, as it was written */
            headline: string;
            /** @description Summary below the headline, in one or two sentences */
            summary: string;
            /** @description Place of the dateline, such as `BALTIMORE` */
            cityState: string;
            /** @description Text of the release as sanitised HTML, as it is stored and published */
            body: string;
            /** @description A sentence of the release that its page sets apart; empty for none */
            pulloutQuote: string;
            /** @description Address of a video at YouTube that the page shows; empty for none */
            videoUrl: string;
            /** @description Release time in UTC */
            releaseDate: string | null;
            /**
             * @description The zone in which people see it
             * @enum {string}
             */
            releaseDateTimezone: "US/Eastern";
            /** @description Number of purchased journalist lists; 1 more may be chosen with Advanced and 2 more with Premium */
            cjl: number;
            /** @description The journalist lists that were chosen, as many as were ordered at most */
            cjlSelected: components["schemas"]["SelectedList"][];
            /** @description Whether priority distribution was chosen, which allows an earlier release time */
            hasPriorityRelease: boolean;
            /** @description The paid post on X */
            hasCisionSocialPost: boolean;
            /** @description Text of the post on our own X account; empty when none is ordered */
            cisionSocialPost: string;
            /** @description Text of the free post on X from the customer's own account */
            twitterMessage: string;
            /** @description Name of the X account that posts it; empty for no such post */
            xPostHandle: string;
            twitterSocialHandle: components["schemas"]["SocialHandle"];
            linkedinSocialHandle: components["schemas"]["SocialHandle"];
            facebookSocialHandle: components["schemas"]["SocialHandle"];
            newsImage: components["schemas"]["NewsImage"];
            /** @description The attachments in their order */
            attachments: components["schemas"]["Attachment"][];
            /** @description Whether the additional contact is shown */
            hasSecondaryContact: boolean;
            /** @description Contact that readers see */
            primaryContactName?: string;
            /** @description Contact that readers see */
            primaryContactCompany?: string;
            /** @description Contact that readers see */
            primaryContactWebsite?: string;
            /** @description Contact that readers see */
            primaryContactEmail?: string;
            /** @description Contact that readers see */
            primaryContactPhoneCountryCode?: string;
            /** @description Contact that readers see */
            primaryContactPhone?: string;
            /** @description Contact that readers see */
            primaryContactPhoneExtension?: string;
            /** @description Contact that readers see */
            secondaryContactName?: string;
            /** @description Contact that readers see */
            secondaryContactCompany?: string;
            /** @description Contact that readers see */
            secondaryContactWebsite?: string;
            /** @description Contact that readers see */
            secondaryContactEmail?: string;
            /** @description Contact that readers see */
            secondaryContactPhoneCountryCode?: string;
            /** @description Contact that readers see */
            secondaryContactPhone?: string;
            /** @description Contact that readers see */
            secondaryContactPhoneExtension?: string;
            /** @description Name of the private contact, for questions of the desk; never published */
            user?: string;
            /** @description E-mail address of the private contact; never published */
            userEmail?: string;
            /** @description Calling code of the private contact's country, digits without +; never published */
            userPhoneCountryCode?: string;
            /** @description Phone number of the private contact; never published */
            userPhone?: string;
            /** @description Extension of the private contact's phone; empty for none; never published */
            userPhoneExtension?: string;
            /** @description Whether revisions are required */
            isOnHold: boolean;
            /** @description What has to be revised, or why it was refused for good; empty in every other state */
            holdReason: components["schemas"]["HoldReason"][];
            /** @description Whether it was submitted before */
            isResubmit: boolean;
            /** @description While the desk has it or its customer is asked, what differs from what the customer submitted or accepted last; null for nothing */
            editorialChanges?: {
                /** @description The version that the customer submitted or accepted last */
                before: number;
                /** @description The version that is saved now */
                after: number;
                /** @description Why the changes are proposed; empty while they are not */
                explanation: string;
            } | null;
            /** @description The paid changes that were asked for since it was published, oldest first */
            editRequests?: components["schemas"]["EditRequest"][];
            /** @description What was posted of it to social networks when it was published, or is about to be */
            socialPosts?: components["schemas"]["SocialPost"][];
            /** @description Links of the body that did not answer when they were asked last */
            unansweredLinks?: string[];
            /** @description Whether it was approved for our own site alone: it is published there and delivered nowhere else */
            ownSiteOnly: boolean;
            publicationState: components["schemas"]["PublicationState"];
            releaseStatusId: components["schemas"]["ReleaseStatusId"];
            /** @description Whether its order exists */
            hasPaid: boolean;
            /** @description Number of the order by which it was paid first, as the receipt shows it; null when nothing was ordered */
            orderNumber: number | null;
            /** @description The provider's id of the charge */
            transactionId: string | null;
            /**
             * Format: date-time
             * @description When the release was saved for the first time
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description When the release was submitted last; null before the first time
             */
            submittedDate: string | null;
            /**
             * Format: date-time
             * @description When the release was saved last, UTC with `Z`
             */
            savedAt: string;
            /** @description Path of its public page once published */
            publicUrl: string | null;
        };
        /** @description A version of a release: what it is, who saved it and when; not what it holds. */
        ReleaseVersion: {
            /** @description Its number in the release, from 1 */
            number: number;
            /**
             * @description What has become of it: saved, submitted or accepted by the customer, proposed by the editors, published, or published as a correction
             * @enum {string}
             */
            kind: "draft" | "submitted" | "proposed" | "published" | "correction";
            /** @description Whether the wizard saved it by itself; it may then still change */
            isAutomatic: boolean;
            /**
             * Format: date-time
             * @description When it was saved last, UTC with `Z`
             */
            savedAt: string;
            /** @description Name of the person whose session saved it; null for what was changed at publication */
            savedBy: string | null;
            /** @description Name of the member of staff who saved it in the place of that person; null for none */
            impersonatedBy: string | null;
        };
        /** @description A version with what it holds. */
        ReleaseAtVersion: {
            version: components["schemas"]["ReleaseVersion"];
            release: components["schemas"]["Release"];
        };
        /** @description A field in which two versions differ. */
        FieldDifference: {
            /** @description Name of the field, as headline */
            field: string;
            /** @description The words of both, in order; when all are the same, formatting or links alone differ */
            pieces: components["schemas"]["TextPiece"][];
        };
        /** @description Words that stand in both texts, or in one. */
        TextPiece: {
            /**
             * @description In both, in the first version alone, or in the second alone
             * @enum {string}
             */
            kind: "same" | "removed" | "added";
            /** @description The words, with blanks and line breaks */
            text: string;
        };
        /** @description Restores a version over what is saved now. */
        RestoreRequest: {
            /** @description The version that was loaded; the call is refused when it is behind */
            distributionVersion: number;
        };
        /** @description Sends a release back to its customer, with what has to be mended. */
        HoldRequest: {
            /** @description What has to be revised, each by itself; the customer reads them */
            reasons: components["schemas"]["HoldReasonChoice"][];
            /**
             * @description onHold, also when absent: the customer may edit and resubmit; locked: the customer cannot edit; limited: the customer may edit, or it is approved for our own site alone
             * @enum {string}
             */
            kind?: "onHold" | "locked" | "limited";
        };
        /** @description One reason of a hold, in words of the desk or of an editorial check. */
        HoldReasonChoice: {
            /** @description What has to be revised */
            text: string;
            /** @description Id of the editorial check; absent for a reason in words of the desk */
            rule?: string;
            place?: components["schemas"]["PlaceChoice"];
        };
        /** @description A place in the text of a release, as it was when the reason was given. */
        PlaceChoice: {
            /**
             * @description Which text it stands in; for pictures and contacts, the group of fields
             * @enum {string}
             */
            field: "headline" | "summary" | "cityState" | "body" | "pulloutQuote" | "primaryContactName" | "primaryContactCompany" | "newsImage" | "attachments";
            /** @description The words at the place; absent for the field as a whole */
            words?: string;
            /** @description How many characters of the text of the field stand before the words */
            offset?: number;
        };
        /** @description Why a release is on hold or was refused, as its customer reads it. */
        HoldReason: {
            /** @description What has to be revised */
            text: string;
            /** @description Id of the editorial check that it comes from */
            rule?: string;
            /** @description The place in the text, as it was when the reason was given; absent for the release as a whole */
            place?: {
                /**
                 * @description Which text it stands in; for pictures and contacts, the group of fields
                 * @enum {string}
                 */
                field: "headline" | "summary" | "cityState" | "body" | "pulloutQuote" | "primaryContactName" | "primaryContactCompany" | "newsImage" | "attachments";
                /** @description The words at the place; absent for the field */
                words?: string;
                /** @description How many characters of the text of the field stood before the words */
                offset?: number;
            };
        };
        /** @description Lets a release go out, at its hour or now. */
        ApprovalRequest: {
            /**
             * @description Release at the scheduled time, or release now
             * @enum {string}
             */
            release: "scheduled" | "now";
            /** @description For our own site alone; true for a release on a limited hold, false or absent for every other */
            ownSiteOnly?: boolean;
        };
        /** @description A partner and its splash page. */
        Partner: {
            /** @description Id of the partner, given when it is made */
            partnerId: number;
            /** @description Rises with each save */
            version: number;
            /** @description Its word in the address /prwebpartner/{slug} */
            slug: string;
            /** @description Name, also the text of the logo */
            name: string;
            /** @description Path of the logo on this site; null without one */
            logoPath: string | null;
            /** @description Partner Description, sanitised HTML */
            splashdescriptioncontent: string;
            /** @description Partner Right Panel, sanitised HTML */
            spashrightpanelcontent: string;
            /** @description Partner Resource Center, sanitised HTML */
            splashresourcecontent: string;
            /** @description Sanitised HTML for each package in the order Basic, Standard, Advanced, Premium; the boxes show the entries 0, 2 and 3 */
            packageDescription: string[];
            /** @description Whether the address of the splash page leads to the partner's registration page at once */
            redirect: boolean;
        };
        /** @description A package at the price of a partner, with the list price for comparison. */
        PartnerPackage: {
            /**
             * @description Id of the package, as `listPackages` has it
             * @enum {string}
             */
            packageId: "80" | "140" | "200" | "360";
            /** @description Name of the package, as people read it */
            name: string;
            /**
             * Format: money
             * @description US dollars for one release through the partner
             */
            price: number;
            /**
             * Format: money
             * @description US dollars for one release without a partner
             */
            listPrice: number;
        };
        /** @description A partner as a row of the back-office's list. */
        PartnerListItem: {
            /** @description Id of the partner, given when it is made */
            partnerId: number;
            /** @description Its word in the address /prwebpartner/{slug} */
            slug: string;
            /** @description Name of the partner, as its page shows it */
            name: string;
            /** @description Path of the logo on this site; null without one */
            logoPath: string | null;
            /** @description Whether the splash page leads to the registration page at once */
            redirect: boolean;
            /** @description Accounts that were registered through it */
            users: number;
            /**
             * Format: double
             * @description The largest discount on a package in percent of its list price; at most two decimals; 0 when there is none
             */
            discount: number;
        };
        /** @description Begins a partner with list prices and an empty page; the rest is written in its editor. */
        NewPartner: {
            /** @description Name, also the text of the logo */
            name: string;
            /** @description Its word in the address /prwebpartner/{slug}; upper and lower case are the same */
            slug: string;
        };
        /** @description The whole partner as its page is edited. A field that is left out stays as it is. */
        PartnerChange: {
            /** @description Id of the partner; ignored, the address says it */
            partnerId?: number;
            /** @description The version that was loaded; the save is refused when it is behind, and not compared when it is left out */
            version?: number;
            /** @description Name, also the text of the logo */
            name: string;
            /** @description Its word in the address /prwebpartner/{slug}; upper and lower case are the same */
            slug: string;
            /** @description The path that was loaded; null takes the logo away; another path is ignored, a new logo comes by logoUploadKey */
            logoPath?: string | null;
            /** @description UploadKey of an image that this user has uploaded and that becomes the logo */
            logoUploadKey?: string | null;
            /** @description Partner Description as HTML; sanitised by the allow-list when saved */
            splashdescriptioncontent?: string;
            /** @description Partner Right Panel as HTML; sanitised by the allow-list when saved */
            spashrightpanelcontent?: string;
            /** @description Partner Resource Center as HTML; sanitised by the allow-list when saved */
            splashresourcecontent?: string;
            /** @description HTML for each package in the order Basic, Standard, Advanced, Premium; sanitised by the allow-list when saved */
            packageDescription?: string[];
            /** @description Whether the address of the splash page leads to the partner's registration page at once */
            redirect?: boolean;
            /** @description All own prices; a package that is not in the list has the list price */
            packages?: components["schemas"]["PartnerPrice"][];
        };
        /** @description The price of one package for the customers of a partner. */
        PartnerPrice: {
            /**
             * @description Id of the package, as `listPackages` has it
             * @enum {string}
             */
            packageId: "80" | "140" | "200" | "360";
            /**
             * Format: money
             * @description US dollars for one release, at most two decimals; may be above the list price
             */
            price: number;
        };
        /** @description What the calculator asks for; nothing here is bought. */
        QuoteRequest: {
            /**
             * @description Id of the package whose price is asked for
             * @enum {string}
             */
            package: "80" | "140" | "200" | "360";
            /** @description Journalist lists that are bought beside the included ones; at most 20 with Advanced, 19 with Premium, 21 otherwise */
            cjl: number;
            /** @description The paid post on X */
            hasCisionSocialPost: boolean;
            /** @description Priority distribution; Advanced and Premium only */
            priorityReleaseEnabled: boolean;
            /** @description Code of a universal coupon; upper and lower case are the same; empty for none */
            couponCode?: string;
            /** @description Slug of the partner whose prices hold; empty for those of the caller, who may have come through a partner, or the list prices */
            slug?: string;
        };
        /** @description A priced release; total is subtotal less the discounts, never below 0. */
        Quote: {
            /** @description Journalist lists that the package includes */
            includedLists: number;
            /** @description Journalist lists that reach somebody now, those included counted; no more can be bought */
            reachingLists: number;
            /** @description What is paid for */
            items: components["schemas"]["QuoteLine"][];
            /**
             * Format: money
             * @description US dollars before discounts
             */
            subtotal: number;
            /** @description What is taken off, in the order in which it is taken */
            discounts: components["schemas"]["QuoteDiscount"][];
            /**
             * Format: money
             * @description US dollars to pay
             */
            total: number;
        };
        /** @description One line of a quote: something that is bought, before discounts. */
        QuoteLine: {
            /**
             * @description Kind of line: the package, journalist lists, the social post or priority
             * @enum {string}
             */
            type: "package" | "cjl" | "socialmedia" | "priority";
            /** @description What it is, in words for people, as a receipt prints it: a card by its brand and last four digits, or 'Card' where they are not known */
            description: string;
            /** @description How many are bought; journalist lists may be several, all else is 1 */
            quantity: number;
            /**
             * Format: money
             * @description US dollars for all of them together
             */
            amount: number;
        };
        /** @description A discount of a quote: where it comes from and how much it takes off. */
        QuoteDiscount: {
            /**
             * @description Where the discount comes from: a bundle, a universal coupon or one of the user's own
             * @enum {string}
             */
            type: "bundle" | "universalCoupon" | "userCoupon";
            /** @description What it is, in words for people, as a receipt prints it */
            description: string;
            /**
             * Format: money
             * @description US dollars that it takes off
             */
            amount: number;
        };
        /** @description A choice that the web application remembers for a user, such as a message that was closed. */
        UserParameter: {
            /** @description What is remembered: WelcomeMessage or PackagePanel */
            parameterName: string;
            /** @description What is remembered, as a text; the web application knows its meaning */
            parameterValue: string;
        };
        /** @description A choice to remember for the signed-in user; an earlier one of the same name is replaced. */
        UserParameterChange: {
            /**
             * @description WelcomeMessage, whether it is shown; PackagePanel, whether it is unfolded
             * @enum {string}
             */
            parameterName: "WelcomeMessage" | "PackagePanel";
            /**
             * @description Text of a truth value
             * @enum {string}
             */
            parameterValue: "true" | "false";
        };
        /** @description The profile as the user has changed it; fields that cannot be changed here are sent as they were read. */
        ProfileChange: {
            /** @description First name of the person, as it is printed on receipts */
            firstName: string;
            /** @description Last name of the person, as it is printed on receipts */
            lastName: string;
            /** @description Login name at the identity provider; read-only, ignored when sent */
            oktaLogin?: string;
            /** @description E-mail address; the login name stays as it is */
            email: string;
            /** @description Organization that the person writes for, as receipts show it */
            organization: string;
            /** @description First line of the billing address, for receipts */
            address1?: string;
            /** @description Second line of the billing address; empty when there is none */
            address2?: string;
            /** @description City of the billing address, for receipts */
            city?: string;
            /** @description State or region of the billing address; in the USA its two letters */
            state?: string;
            /** @description Postal code, digits only */
            zip?: string;
            /** @description ISO 3166-1 alpha-3 code */
            country: string;
            /** @description Phone number of the person, as they write it */
            phone: string;
            /** @description When the account was made, UTC; read-only, ignored when sent */
            createdDate?: string;
            /** @description Partner through which the user registered; read-only, ignored when sent */
            partnerId?: number | null;
        };
        /** @description Whether a second factor is set up at the identity provider, and where it is set up or taken away. */
        SecondFactor: {
            /** @description Whether the provider asks for one beside the password */
            hasSecondFactor: boolean;
            /** @description Address at the identity provider where it is set up */
            secondFactorUrl: string;
        };
        /** @description A place where a user is signed in, as the security settings and the back-office list it. */
        SignedInSession: {
            /** @description Id of the session; never its token */
            id: number;
            /** @description Whether it makes this call */
            isCurrent: boolean;
            /** @description How its browser named itself at sign-in; empty when it did not */
            userAgent: string;
            /** @description Network address of its last use */
            address: string;
            /**
             * Format: date-time
             * @description When it was signed in, UTC
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description Its last use, UTC
             */
            lastUsedDate: string;
            /**
             * Format: date-time
             * @description When it ends without further use, UTC
             */
            endsDate: string;
        };
        /**
         * @description What an access token may do, a permission of the contract. Each call says which of them it asks for.
         * @enum {string}
         */
        AccessScope: "account.read" | "account.manage" | "releases.read" | "releases.write" | "orders.read.own" | "orders.pay" | "files.read" | "files.upload" | "social.read" | "desk.read" | "releases.review" | "releases.takeDown" | "orders.read" | "refunds.request" | "refunds.decide" | "approvals.read" | "approvals.request" | "approvals.decide" | "coupons.read" | "coupons.manage" | "users.read" | "users.manage" | "records.note" | "bundles.read" | "bundles.manage" | "finance.read" | "finance.compare.read" | "finance.compare" | "publications.read" | "partners.read" | "partners.edit" | "installation.read" | "installation.manage" | "webhooks.read" | "webhooks.manage";
        /** @description An access token of an account, by which its own programs call. The secret is not in it. */
        AccessToken: {
            /** @description Id of the token; never the token */
            id: number;
            /** @description What its owner calls it */
            name: string;
            /** @description The last four characters of the token */
            lastFour: string;
            /** @description What it may do */
            scopes: components["schemas"]["AccessScope"][];
            /**
             * Format: date-time
             * @description When it was made, UTC
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description From when on it works no more, UTC
             */
            expiresDate: string;
            /** @description Whether that moment has come */
            isExpired: boolean;
            /**
             * Format: date-time
             * @description Its last use, to the minute, UTC; null before the first
             */
            lastUsedDate: string | null;
            /** @description Network address of its last use; null before the first */
            lastUsedAddress: string | null;
        };
        /** @description An access token that is to be made. */
        AccessTokenForm: {
            /** @description What it is called, after the program that uses it */
            name: string;
            /** @description What it may do */
            scopes: components["schemas"]["AccessScope"][];
            /** @description After how many days it expires */
            days: number;
        };
        /** @description A new access token, which is shown this once. */
        CreatedAccessToken: {
            /** @description What programs send as bearer; nowhere stored */
            token: string;
            accessToken: components["schemas"]["AccessToken"];
        };
        /** @description How many sessions a call has ended. */
        EndedSessions: {
            /** @description Sessions that have ended */
            ended: number;
        };
        /** @description How far the packing of all that an account holds has come. */
        AccountExport: {
            /**
             * @description How far it is
             * @enum {string}
             */
            state: "none" | "running" | "ready" | "expired" | "failed";
            /**
             * Format: date-time
             * @description When it was asked for, UTC
             */
            requestedDate: string | null;
            /**
             * Format: date-time
             * @description When it was finished, UTC
             */
            readyDate: string | null;
            /**
             * Format: date-time
             * @description When the file is deleted, UTC
             */
            expiresDate: string | null;
            /** @description Bytes of the file */
            size: number | null;
            /** @description Key for the call that answers the file; null unless it is ready */
            key: string | null;
        };
        /** @description What is lost when the signed-in user's account is deleted now, so that its question can name it. */
        DeletionLoss: {
            /** @description Drafts that are paid and were not submitted, newest first; the first 200 */
            drafts: {
                /** @description Id of the draft, by which calls name it */
                id: number;
                /** @description Headline; empty when there is none yet */
                headline: string;
                /**
                 * Format: money
                 * @description What was paid for it, in US dollars
                 */
                amount: number;
            }[];
            /**
             * Format: money
             * @description What was paid for all such drafts, in US dollars
             */
            amount: number;
            /** @description Releases of bundles that are left and have not expired */
            prepaidReleases: number;
        };
        /** @description Confirms the deletion of one's own account by typing its login name. */
        AccountDeletion: {
            /** @description The own login name, typed to confirm; upper and lower case are the same */
            oktaLogin: string;
        };
        /** @description A release that was published by the system before this one; it can only be read. */
        ArchivedRelease: {
            /** @description Headline of the release, as it was written */
            headline: string;
            /** @description Id of the former system; shown after the headline */
            c3PRWebPressReleaseId: number;
            /** @description Public address, http or https; null without one */
            publicUrl: string | null;
            /** @description Release time in UTC, YYYY-MM-DDTHH:mm:ss */
            releaseDate: string | null;
            /**
             * Format: money
             * @description US dollars that were paid in the former system
             */
            totalAmount: number;
        };
        /** @description An account as a row of the search of users. */
        UserListItem: {
            /** @description Id of the account, given at registration; it never changes */
            id: number;
            /** @description Login name of the account at the identity provider */
            oktaLogin: string;
            /** @description E-mail address of the account, to which its mails go */
            email: string;
            group: components["schemas"]["Group"];
            /** @description First name of the person, as it is printed on receipts */
            firstName: string;
            /** @description Last name of the person, as it is printed on receipts */
            lastName: string;
            /** @description The organization that they named, or '' */
            organization: string;
            /** @description Whether they have verified their login */
            isVerified: boolean;
            /**
             * Format: date
             * @description Day on which they were here last, UTC; null for who never was
             */
            lastSeenDay: string | null;
        };
        /** @description One page of the accounts that a search has found, and how many it has found in all. */
        UserPage: {
            /** @description The accounts of this page, in the order that was asked for */
            users: components["schemas"]["UserListItem"][];
            /** @description All that match, exact to 10,000; X-Total-Count-Capped says when there are more */
            rowCount: number;
            /** @description For the next page; null on the last */
            paginationToken: string | null;
        };
        /** @description A user as the staff sees them. */
        User: {
            /** @description Id of the account, given at registration; it never changes */
            id: number;
            /** @description Login name at the identity provider */
            oktaLogin: string;
            /** @description E-mail address of the account, to which its mails go */
            email: string;
            group: components["schemas"]["Group"];
            /** @description First name of the person, as it is printed on receipts */
            firstName: string;
            /** @description Last name of the person, as it is printed on receipts */
            lastName: string;
            /** @description State or region of the billing address; in the USA its two letters */
            state: string;
            /** @description ISO 3166-1 alpha-3; empty when unknown */
            country: string;
            /** @description Organization that the person writes for, as receipts show it */
            organization: string;
            /** @description Phone number of the person, as they write it */
            phone: string;
            /** @description Id of the company in the former system */
            c3CompanyId: string | null;
            /** @description Whether the user's releases go to the downstream system */
            userSendDistributionToIris: boolean;
        };
        /** @description An e-mail address of a contact, and whether it is confirmed. */
        UserAddress: {
            /** @description Id of the address in its user's list */
            id: number;
            /** @description The e-mail address itself, in small letters */
            value: string;
            /** @description Whether its owner, or the staff, has verified it */
            isVerified: boolean;
        };
        /** @description Confirms an address in its reader's place, by staff who know that it is right. */
        AddressVerification: {
            /** @description Id of the address in its user's list */
            id: number;
        };
        /** @description Names the account that a call of the back-office is about. */
        UserReference: {
            /** @description Id of the account that is meant, as the search of users shows it */
            userId: number;
        };
        /** @description How many releases of the system before this one belong to a login name there. */
        ArchiveCount: {
            /** @description Login in the former system */
            companyLoginName: string;
            /** @description Releases that were imported */
            count: number;
        };
        /** @description Puts an account into another group, which decides what it may do. */
        GroupChange: {
            /** @description Id of the account, given at registration; it never changes */
            id: number;
            /**
             * @description The new group. FINANCE reads Accounting, VIRTUALPRESSOFFICE virtual press office; EDITOR has all but ADMIN to choose from.
             * @enum {string}
             */
            group: "USER" | "VIRTUALPRESSOFFICE" | "FINANCE" | "EDITOR" | "ADMIN";
        };
        /** @description The switches of one account: its own, and what holds with those of the installation. */
        UserFeatures: {
            /** @description Version of what is shown, which a save names */
            version: string;
            /** @description Id of the account that is meant, as the search of users shows it */
            userId: number;
            effective: components["schemas"]["Features"];
            own: components["schemas"]["OwnFeatures"];
        };
        /** @description A user's own switches; null follows the installation, or the default of a `user…` switch. */
        OwnFeatures: {
            /** @description The user signs in directly at the provider */
            userHasLegacyLogin: boolean | null;
            /** @description Pays in the provider's embedded form */
            userHasStripeApi: boolean | null;
            /** @description Whether the dashboard shows releases of the system before this one */
            userShowArchiveReleases: boolean | null;
            /** @description Releases go to the downstream system */
            userSendDistributionToIris: boolean | null;
            /** @description LinkedIn can be connected */
            hasEnableOAuthLinkedIn: boolean | null;
            /** @description Facebook can be connected */
            hasEnableOAuthFacebook: boolean | null;
            /** @description Whether bundles can be bought in the store */
            hasEnableBundleStorePage: boolean | null;
            /** @description Edits can be bought */
            hasEnablePurchaseEdit: boolean | null;
            /** @description Submitted releases can be taken back */
            hasEnableBackToDraft: boolean | null;
            /** @description Paying asks for a captcha */
            showPaymentCaptcha: boolean | null;
            /** @description Seconds: warning, no more extending */
            sessionTimeout: string | null;
        };
        /** @description A user's own switches; null or absent follows the installation, or the default of a `user…` switch. */
        UserFeatureSettings: {
            /** @description The version that was loaded; the save is refused when it is behind, and not compared when it is left out */
            version?: string;
            /** @description The user signs in directly at the provider */
            userHasLegacyLogin?: boolean | null;
            /** @description Pays in the provider's embedded form */
            userHasStripeApi?: boolean | null;
            /** @description Whether the dashboard shows releases of the system before this one */
            userShowArchiveReleases?: boolean | null;
            /** @description Releases go to the downstream system */
            userSendDistributionToIris?: boolean | null;
            /** @description LinkedIn can be connected */
            hasEnableOAuthLinkedIn?: boolean | null;
            /** @description Facebook can be connected */
            hasEnableOAuthFacebook?: boolean | null;
            /** @description Whether bundles can be bought in the store */
            hasEnableBundleStorePage?: boolean | null;
            /** @description Edits can be bought */
            hasEnablePurchaseEdit?: boolean | null;
            /** @description Submitted releases can be taken back */
            hasEnableBackToDraft?: boolean | null;
            /** @description Paying asks for a captcha */
            showPaymentCaptcha?: boolean | null;
            /** @description Seconds: warning, no more extending */
            sessionTimeout?: string | null;
        };
        /** @description The settings of the site that are in force. */
        SiteSettings: {
            /** @description Version of what is shown, which a save names */
            version: string;
            /** @description Where the logo of the site is; null without one */
            logoPath: string | null;
            /** @description Name of the site, in headers, titles, mails and PDF files */
            siteName: string;
            /** @description Address that people are told to write to */
            editorialMailbox: string;
            /** @description Postal address in the footer; empty shows none */
            postalAddress: string;
            /** @description Phone number in the footer; empty shows none */
            phone: string;
            /** @description Where the footer's Terms of Service lead; empty shows no link */
            termsUrl: string;
            /** @description Where the footer's Privacy Notice leads; empty shows no link */
            privacyUrl: string;
            /** @description What texts call the product */
            brandProduct: string;
            /** @description What texts call the company */
            brandCompany: string;
            /** @description What texts call the distribution system */
            brandAvailability: string;
            /** @description What texts call the sign-in service */
            brandIdentity: string;
            /** @description Sites that a release reaches, as texts say it; empty hides the texts that name it */
            reachSites: string;
            /** @description Journalists that a release reaches, as texts say it; empty hides the texts that name it */
            reachJournalists: string;
            /** @description Subscribers that a release reaches, as texts say it; empty hides the texts that name it */
            reachSubscribers: string;
        };
        /** @description The settings of the site as they shall be; one that is left out stays as it is. */
        SiteSettingsChange: {
            /** @description The version that was loaded; the save is refused when it is behind */
            version: string;
            /** @description Name of the site, in headers, titles, mails and PDF files */
            siteName: string;
            /**
             * Format: email
             * @description Address that people are told to write to
             */
            editorialMailbox: string;
            /** @description Postal address in the footer; empty shows none */
            postalAddress?: string;
            /** @description Phone number in the footer; empty shows none */
            phone?: string;
            /** @description Where the footer's Terms of Service lead; empty shows no link */
            termsUrl?: string;
            /** @description Where the footer's Privacy Notice leads; empty shows no link */
            privacyUrl?: string;
            /** @description What texts call the product */
            brandProduct: string;
            /** @description What texts call the company */
            brandCompany: string;
            /** @description What texts call the distribution system */
            brandAvailability: string;
            /** @description What texts call the sign-in service */
            brandIdentity: string;
            /** @description Sites that a release reaches, as texts say it; empty hides the texts that name it */
            reachSites?: string;
            /** @description Journalists that a release reaches, as texts say it; empty hides the texts that name it */
            reachJournalists?: string;
            /** @description Subscribers that a release reaches, as texts say it; empty hides the texts that name it */
            reachSubscribers?: string;
            /** @description Whether the logo is taken away */
            isLogoRemoved?: boolean;
            /** @description UploadKey of an image that this user has uploaded and that becomes the logo */
            logoUploadKey?: string | null;
        };
        /** @description The list prices of the packages, and the four tiers of bundles with what they take off. */
        Prices: {
            /** @description Version of what is shown, which a save names */
            version: string;
            /**
             * Format: money
             * @description List price of Basic in US dollars
             */
            priceBasic: number;
            /**
             * Format: money
             * @description List price of Standard in US dollars
             */
            priceStandard: number;
            /**
             * Format: money
             * @description List price of Advanced in US dollars
             */
            priceAdvanced: number;
            /**
             * Format: money
             * @description List price of Premium in US dollars
             */
            pricePremium: number;
            /** @description Releases in the first tier of bundles */
            quantity1: number;
            /** @description Percent off the package price in the first tier of bundles */
            percentOff1: number;
            /** @description Releases in the second tier of bundles */
            quantity2: number;
            /** @description Percent off the package price in the second tier of bundles */
            percentOff2: number;
            /** @description Releases in the third tier of bundles */
            quantity3: number;
            /** @description Percent off the package price in the third tier of bundles */
            percentOff3: number;
            /** @description Releases in the fourth tier of bundles */
            quantity4: number;
            /** @description Percent off the package price in the fourth tier of bundles */
            percentOff4: number;
        };
        /** @description Prices and tiers as they shall be; all of them are sent. The tiers go up, in quantity and in what they take off. */
        PricesChange: {
            /** @description The version that was loaded; the save is refused when it is behind */
            version: string;
            /**
             * Format: money
             * @description List price of Basic in US dollars, at most two decimals
             */
            priceBasic: number;
            /**
             * Format: money
             * @description List price of Standard in US dollars, at most two decimals
             */
            priceStandard: number;
            /**
             * Format: money
             * @description List price of Advanced in US dollars, at most two decimals
             */
            priceAdvanced: number;
            /**
             * Format: money
             * @description List price of Premium in US dollars, at most two decimals
             */
            pricePremium: number;
            /** @description Releases in the first tier of bundles */
            quantity1: number;
            /** @description Percent off the package price in the first tier of bundles */
            percentOff1: number;
            /** @description Releases in the second tier of bundles */
            quantity2: number;
            /** @description Percent off the package price in the second tier of bundles */
            percentOff2: number;
            /** @description Releases in the third tier of bundles */
            quantity3: number;
            /** @description Percent off the package price in the third tier of bundles */
            percentOff3: number;
            /** @description Releases in the fourth tier of bundles */
            quantity4: number;
            /** @description Percent off the package price in the fourth tier of bundles */
            percentOff4: number;
        };
        /** @description A journalist list, whether it can still be chosen or not. */
        AdminJournalistList: {
            /** @description Id of the list, by which releases and calls name it */
            cisionJournalistListId: number;
            /** @description What the step Amplify calls the list */
            categoryName: string;
            /** @description Whether the list can be chosen */
            isActive: boolean;
            /** @description People on the list who get mails */
            people: number;
            /** @description People who were on the list when they unsubscribed */
            unsubscribed: number;
            /** @description Addresses that were on the list when their mail server refused them for good, and that get no mails any more */
            bounced: number;
        };
        /** @description A form with one file: the people of a journalist list as CSV. */
        JournalistFile: {
            /**
             * Format: binary
             * @description The file, at most 10 MB
             */
            myFile: string;
        };
        /** @description How far the last import of a journalist list has come, and what it found. */
        JournalistImport: {
            /**
             * @description How far it is
             * @enum {string}
             */
            state: "none" | "running" | "done" | "failed";
            /**
             * Format: date-time
             * @description When it was begun, UTC
             */
            startedDate: string | null;
            /** @description Percent of the file that is read */
            progress: number;
            /** @description People who are new on the list */
            added: number;
            /** @description People who were on the list before, brought up to date */
            known: number;
            /** @description Rows that were left out */
            refused: number;
            /** @description The first 200 rows that were left out */
            refusals: {
                /** @description Line of the file on which it begins */
                line: number;
                /** @description Everything that is wrong with it */
                why: string;
            }[];
            /** @description Why the file could not be used as a whole; null when it could */
            failure: string | null;
        };
        /** @description What has become of the mails of a release to the journalist lists that were chosen for it. */
        JournalistMails: {
            /** @description Mails that a mail server has taken, one a person; others are not counted */
            sent: number;
            /** @description Of these people, those who were mailed its last correction; of a withdrawn one, that it was withdrawn. None where the desk did not say that it matters to them */
            updated: number;
            /** @description Whether more of either are being sent */
            isSending: boolean;
        };
        /** @description A journalist list that can be chosen from now on. */
        NewJournalistList: {
            /** @description Name of the list, which no other list has */
            categoryName: string;
        };
        /** @description What changes of a journalist list; what is left out stays as it is. */
        JournalistListChange: {
            /** @description Name of the list, which no other list has */
            categoryName?: string;
            /** @description Whether the list can be chosen from now on */
            isActive?: boolean;
        };
        /**
         * @description What is agreed to, a purchase or a yearly renewal
         * @enum {string}
         */
        TermsKind: "purchase" | "renewal";
        /** @description One version of a text that buyers agree to. */
        TermsVersion: {
            kind: components["schemas"]["TermsKind"];
            /** @description Version of the text, the day from which it holds */
            version: string;
            /** @description The text, without markup */
            text: string;
            /**
             * Format: date-time
             * @description Since when it holds, UTC
             */
            from: string;
            /** @description Whether buyers agree to this version now */
            isInForce: boolean;
        };
        /** @description A new version of a text that buyers agree to. */
        TermsChange: {
            /**
             * @description Which text it is
             * @enum {string}
             */
            kind: "purchase" | "renewal";
            /** @description The text that holds from now on, without markup */
            text: string;
            /** @description The version that was in force when the text was loaded; the save is refused when there is a newer one */
            version: string;
        };
        /** @description The switches of the installation. Those that begin with `user` belong to users and are not here. */
        InstallationFeatures: {
            /** @description Version of what is shown, which a save names */
            version: string;
            /** @description LinkedIn can be connected */
            hasEnableOAuthLinkedIn: boolean;
            /** @description Facebook can be connected */
            hasEnableOAuthFacebook: boolean;
            /** @description Whether bundles can be bought in the store */
            hasEnableBundleStorePage: boolean;
            /** @description Edits can be bought */
            hasEnablePurchaseEdit: boolean;
            /** @description Submitted releases can be taken back */
            hasEnableBackToDraft: boolean;
            /** @description Paying asks for a captcha */
            showPaymentCaptcha: boolean;
            /** @description Seconds: warning, no more extending */
            sessionTimeout: string;
            /** @description Seconds before the legacy page goes on by itself */
            redirectCountDown: number;
        };
        /** @description The switches of the installation as they shall be; all of them are sent. */
        InstallationFeatureSettings: {
            /** @description The version that was loaded; the save is refused when it is behind, and not compared when it is left out */
            version?: string;
            /** @description LinkedIn can be connected */
            hasEnableOAuthLinkedIn: boolean;
            /** @description Facebook can be connected */
            hasEnableOAuthFacebook: boolean;
            /** @description Whether bundles can be bought in the store */
            hasEnableBundleStorePage: boolean;
            /** @description Edits can be bought */
            hasEnablePurchaseEdit: boolean;
            /** @description Submitted releases can be taken back */
            hasEnableBackToDraft: boolean;
            /** @description Paying asks for a captcha */
            showPaymentCaptcha: boolean;
            /** @description Seconds: warning, no more extending */
            sessionTimeout: string;
            /** @description Seconds before the legacy page goes on by itself */
            redirectCountDown: number;
        };
        /** @description Something that staff has asked for and a second person has to confirm. Nothing of it exists before. */
        TwoPersonRequest: {
            /** @description Id of the request, by which calls name it */
            approvalRequestId: number;
            /**
             * @description What it is: a coupon of one user or for everybody, a bundle that is given, bundles that are changed, lines of a bundle order that are refunded
             * @enum {string}
             */
            kind: "coupon" | "universalCoupon" | "gift" | "lots" | "bundleRefund";
            /**
             * @description Where it stands; exempt was below the limits and was done at once
             * @enum {string}
             */
            status: "exempt" | "requested" | "confirmed" | "declined" | "withdrawn";
            /** @description What was asked for, in words */
            what: string;
            /** @description Why; no customer sees it */
            reason: string;
            /**
             * Format: money
             * @description US dollars that it is worth; null for a percentage
             */
            worth: number | null;
            /**
             * Format: double
             * @description The percentage that a coupon for everybody takes off; null for an amount
             */
            percent: number | null;
            /** @description For whom; null for everybody */
            userAccountId: number | null;
            /** @description Login of that user; null for everybody */
            oktaLogin: string | null;
            /** @description The coupon or the bundle order that it changes or has made; null before */
            subjectId: number | null;
            /** @description Login of who asked */
            requestedBy: string;
            /**
             * Format: date-time
             * @description When it was asked for, UTC
             */
            createdDate: string;
            /** @description Login of who decided or withdrew; null before */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When it was decided or withdrawn, UTC; null before
             */
            decidedDate: string | null;
            /** @description What who decided has said */
            decisionNote: string;
        };
        /** @description Something that a customer was given, refunded or promised of late. */
        RecentGiving: {
            /** @description What it was, in words */
            what: string;
            /**
             * Format: money
             * @description US dollars; null for a percentage
             */
            worth: number | null;
            /**
             * Format: double
             * @description A percentage; null for an amount
             */
            percent: number | null;
            /**
             * @description Where it stands, as that of a request or of a refund request
             * @enum {string}
             */
            status: "exempt" | "requested" | "confirmed" | "declined" | "withdrawn" | "approved" | "rejected" | "underway" | "failed";
            /** @description Login of who asked */
            requestedBy: string;
            /**
             * Format: date-time
             * @description When it was given or asked for, UTC
             */
            createdDate: string;
        };
        /** @description A request with what somebody needs to judge it. */
        ApprovalDetail: {
            request: components["schemas"]["TwoPersonRequest"];
            /** @description Whether the caller has asked for it */
            isOwn: boolean;
            /** @description Whether the caller may confirm it */
            mayConfirm: boolean;
            /** @description What the same customer, or everybody, was given in the last 90 days, newest first */
            recent: components["schemas"]["RecentGiving"][];
        };
        /** @description Confirms a request that somebody has looked at. */
        ApprovalConfirmation: {
            /**
             * Format: money
             * @description The US dollars that the request says; null or absent for a percentage
             */
            worth?: number | null;
            /** @description What is said to who asked */
            note?: string;
        };
        /** @description Declines a request for good; who has asked is told why. */
        ApprovalDecline: {
            /** @description Why; who asked is told */
            note: string;
        };
        /** @description Why somebody asks for something. */
        ApprovalReason: {
            /** @description The reason; no customer sees it */
            reason: string;
        };
        /** @description From where on a second person has to confirm what staff gives, refunds or discounts. */
        ApprovalLimits: {
            /** @description Version of what is shown, which a save names */
            version: string;
            /** @description US dollars above which it does */
            approvalAmount: number;
            /** @description Percent above which a coupon does */
            approvalPercent: number;
        };
        /** @description The limits as they are to be. */
        ApprovalLimitSettings: {
            /** @description The version that was loaded; without it nothing is compared */
            version?: string;
            /** @description US dollars above which a second person has to confirm */
            approvalAmount: number;
            /** @description Percent above which a second person has to confirm a coupon */
            approvalPercent: number;
        };
        /** @description How long what is not worth keeping for ever is kept. */
        Retention: {
            /** @description Version of what is shown, which a save names */
            version: string;
            /** @description Days after which a session that began so long ago is forgotten */
            sessionDays: number;
            /** @description Days after which the audit log forgets from which address and browser somebody acted */
            originDays: number;
            /** @description Years after which the audit log forgets a line; 0 keeps it for ever */
            auditYears: number;
            /** @description Days after which the text of a mail that a customer was sent is forgotten */
            mailDays: number;
            /** @description Days for which a call that is repeated with its Idempotency-Key gets the first answer again */
            repeatDays: number;
        };
        /** @description How long it is to be kept. */
        RetentionSettings: {
            /** @description The version that was loaded; without it nothing is compared */
            version?: string;
            /** @description Days after which a session that began so long ago is forgotten */
            sessionDays: number;
            /** @description Days after which the audit log forgets from which address and browser somebody acted */
            originDays: number;
            /** @description Years after which the audit log forgets a line; 0 keeps it for ever */
            auditYears: number;
            /** @description Days after which the text of a mail that a customer was sent is forgotten */
            mailDays: number;
            /** @description Days for which a call that is repeated with its Idempotency-Key gets the first answer again */
            repeatDays: number;
        };
        /**
         * @description Status of a unique coupon; used means that nothing is left of it
         * @enum {string}
         */
        CouponStatus: "unused" | "used" | "revoked";
        /** @description A unique coupon, which one user alone can spend. */
        AdminCoupon: {
            /** @description Id of the coupon, by which calls name it */
            id: number;
            /** @description Id of the account that may use the coupon */
            userAccountId: number;
            /** @description Login name of the account that may use the coupon */
            oktaLogin: string;
            /** @description Its code, made by the server */
            couponCode: string;
            /**
             * Format: money
             * @description What it was worth in US dollars
             */
            originalAmount: number;
            /**
             * Format: money
             * @description What remains in US dollars: what no order has spent
             */
            amount: number;
            /**
             * Format: money
             * @description US dollars of what remains that payments under way hold; its owner sees the rest as left
             */
            heldAmount: number;
            expirationDate: components["schemas"]["CouponDate"];
            /** @description A note of the staff about it; no customer sees it */
            notes: string;
            status: components["schemas"]["CouponStatus"];
            /** @description Rises with each save by the staff */
            version: number;
            /** @description First name of the person who may use the coupon */
            firstName: string;
            /** @description Last name of the person who may use the coupon */
            lastName: string;
        };
        /** @description An instant in UTC as YYYY-MM-DD HH:mm:ss.SSS. The edges of a day are those of US/Eastern. */
        CouponDate: string;
        /** @description One page of the coupons of users that a search has found. */
        AdminCouponPage: {
            /** @description The coupons of this page, in the order that was asked for */
            userCoupons: components["schemas"]["AdminCoupon"][];
            /** @description All that match, exact to 10,000; X-Total-Count-Capped says when there are more */
            rowCount: number;
        };
        /** @description A unique coupon that is created (without id) or changed. */
        CouponForm: {
            /** @description The coupon; null or absent for a new one */
            id?: number | null;
            /** @description Id of the user who may spend it, picked from the matching list; it cannot be changed later */
            userAccountId: number;
            /** @description The code that the form shows; made by the server, only checked, and ignored for a new coupon */
            couponCode?: string | null;
            /**
             * Format: money
             * @description What it is worth in whole US dollars
             */
            originalAmount: number;
            /** @description Last instant of its validity in UTC as YYYY-MM-DD HH:mm:ss.SSS; one month from now by default. A later one than 3000-01-01 04:59:59.999, the end of 12/31/2999 in US/Eastern, is taken for that */
            expirationDate: string;
            /** @description A note of the staff about it; no customer sees it */
            notes?: string;
            /**
             * @description The status that the form shows; only checked, setCouponStatus changes it
             * @enum {string}
             */
            status?: "unused" | "used" | "revoked";
            /** @description The version that was loaded; the save is refused when it is behind, and not compared when it is left out */
            version?: number;
        };
        /** @description Takes a coupon out of use. */
        CouponStatusChange: {
            /**
             * @description The only status that the staff can set
             * @enum {string}
             */
            status: "revoked";
        };
        /** @description A universal coupon, which every user can spend once. */
        AdminUniversalCoupon: {
            /** @description Id of the universal coupon, by which calls name it */
            universalCouponId: number;
            /** @description The code that people type; small and capital letters are the same */
            couponCode: string;
            /** @description True for an amount, false for a percentage */
            isFixed: boolean;
            /**
             * Format: money
             * @description US dollars; null for a percentage
             */
            amount: number | null;
            /**
             * Format: double
             * @description Fraction, 0.15 for 15 percent; null for an amount
             */
            percent: number | null;
            createdDate: components["schemas"]["CouponDate"];
            startDate: components["schemas"]["CouponDate"];
            expirationDate: components["schemas"]["CouponDate"];
            /** @description A note of the staff about it; no customer sees it */
            notes: string;
            /** @description Rises with each save by the staff */
            version: number;
        };
        /** @description A universal coupon that is created (without universalCouponId) or changed. */
        UniversalCouponForm: {
            /** @description The coupon; null or absent for a new one */
            universalCouponId?: number | null;
            /** @description Its code; capital letters do not matter, and it stays as it was made */
            couponCode: string;
            /** @description True for an amount, false for a percentage; stays as it was made */
            isFixed: boolean;
            /**
             * Format: money
             * @description US dollars off; null for a percentage
             */
            amount?: number | null;
            /**
             * Format: double
             * @description Fraction off, 0.15 for 15 percent; null for an amount. People type the percentage; the browser sends the hundredth part, and the rules judge that
             */
            percent?: number | null;
            /** @description The date that the form shows; the server knows it and ignores what is sent */
            createdDate?: string | null;
            /** @description First instant of its validity in UTC as YYYY-MM-DD HH:mm:ss.SSS, the start of the chosen day in US/Eastern */
            startDate: string;
            /** @description Last instant of its validity in UTC as YYYY-MM-DD HH:mm:ss.SSS, the end of the chosen day in US/Eastern; one year from now by default. A later one than 3000-01-01 04:59:59.999 is taken for that */
            expirationDate: string;
            /** @description A note of the staff about it; no customer sees it */
            notes?: string;
            /** @description The version that was loaded; the save is refused when it is behind, and not compared when it is left out */
            version?: number;
        };
        /**
         * @description Where the money of an order is; free when nothing had to be paid. A refund that failed counts until another is asked for; one that was declined while nothing went back
         * @enum {string}
         */
        OrderState: "paid" | "free" | "refundRequested" | "refundUnderway" | "refundFailed" | "refundDeclined" | "partlyRefunded" | "refunded";
        /** @description An order as a row of the search of orders. */
        OrderListItem: {
            /** @description Id of who ordered */
            userId: number;
            /** @description Id of the release that was bought, by which its page is opened */
            distributionId: number;
            state: components["schemas"]["OrderState"];
            /** @description PayPal, or the card by its brand and last four digits, or Card where they are not known; null when nothing was charged */
            paidWith: string | null;
            /** @description Id of the order, by which calls name it */
            orderId: number;
            /** @description Login of who ordered */
            oktaLogin: string;
            /**
             * Format: money
             * @description Total in US dollars
             */
            amount: number;
            /**
             * Format: date-time
             * @description When it was made, UTC
             */
            createdDate: string;
            /** @description Public number (PRID) of the release that was bought */
            releaseId: number;
            /** @description Whether the release goes to the downstream system directly */
            directToIris: boolean;
        };
        /** @description What it was bought for; null for bundles */
        OrderedRelease: {
            /** @description Id of the release, by which its page is opened */
            distributionId: number;
            /** @description PRID, the number that people use of the release */
            prwebPressReleaseId: number;
            /** @description Its headline; empty while it has none */
            headline: string;
            /** @description Whether it has no page any more */
            isDeleted: boolean;
        } | null;
        /** @description An order with its lines and payments, as the back-office sees it. */
        AdminOrder: {
            /** @description Id of the order, by which calls name it */
            orderId: number;
            /** @description The number that people use */
            orderNumber: number;
            /**
             * @description What it paid for; of bundles single lines are refunded, by `refundBundleOrder`
             * @enum {string}
             */
            purpose: "release" | "upgrade" | "edit" | "bundle";
            /**
             * Format: date-time
             * @description When it was made, UTC
             */
            createdDate: string;
            /** @description Id of who ordered */
            userId: number;
            /** @description Login of who ordered */
            oktaLogin: string;
            /** @description Their primary e-mail address */
            email: string;
            release: components["schemas"]["OrderedRelease"];
            /**
             * Format: money
             * @description What the lines come to in US dollars
             */
            amount: number;
            /**
             * Format: date-time
             * @description When its revenue was recognized, UTC; null before
             */
            revenueRecognitionDate: string | null;
            /** @description What was bought and what was taken off, line by line */
            lineItems: components["schemas"]["OrderLine"][];
            /** @description How it was paid; a discount by a bundle or a coupon is a payment too */
            payments: components["schemas"]["OrderPayment"][];
        };
        /** @description One line of an order: something that was bought, or a discount. */
        OrderLine: {
            /**
             * @description What kind of line; package is one release or a bundle of them, cjl are journalist lists, purchaseedit is a paid edit
             * @enum {string}
             */
            type: "package" | "cjl" | "socialmedia" | "priority" | "purchaseedit";
            /** @description What it is, in words for people, as a receipt prints it */
            description: string;
            /** @description How many are bought; journalist lists may be several, a line of bundles counts its releases, all else is 1 */
            quantity: number;
            /**
             * Format: money
             * @description US dollars for all of them
             */
            amount: number;
        };
        /** @description An order as its buyer sees it: what was bought, what was paid, and what went back. */
        OwnOrder: {
            /** @description The number that people use */
            orderNumber: number;
            /**
             * @description What it paid for
             * @enum {string}
             */
            purpose: "release" | "upgrade" | "edit" | "bundle";
            /**
             * Format: date-time
             * @description When it was made, UTC
             */
            createdDate: string;
            /**
             * Format: money
             * @description What was paid in US dollars, after discounts
             */
            amount: number;
            state: components["schemas"]["OrderState"];
            /** @description PayPal, or the card by its brand and last four digits, or Card where they are not known; null when nothing was charged */
            paidWith: string | null;
            /**
             * Format: money
             * @description What went back, in US dollars
             */
            refundedAmount: number;
            /** @description What was bought, line by line */
            lineItems: components["schemas"]["OrderLine"][];
            release: components["schemas"]["OrderedRelease"];
            /** @description What went back, is on its way, is asked for, could not be paid back or was declined, newest first; what another refund has taken the place of is left out */
            refunds: {
                /**
                 * Format: money
                 * @description How much, in US dollars
                 */
                amount: number;
                /**
                 * @description Whether staff has to decide, the payment provider has been asked, it has refused, staff has declined it, or the money is back
                 * @enum {string}
                 */
                state: "requested" | "underway" | "failed" | "declined" | "refunded";
                /**
                 * Format: date-time
                 * @description When that happened, UTC
                 */
                at: string;
                /** @description Why staff has declined it; null of others, and where no reason was given */
                reason: string | null;
            }[];
        };
        /** @description One way by which an order was paid: a card, PayPal, a bundle or a coupon. */
        OrderPayment: {
            /**
             * @description How it was paid; credit card and paypal alone can be refunded
             * @enum {string}
             */
            type: "credit card" | "paypal" | "coupon" | "universal coupon" | "bundle";
            /** @description The provider's id (one that starts with pi_ is of the card provider, another of the card gateway), or the code of the coupon; null for a bundle */
            confirmationCode: string | null;
            /** @description What it is, in words for people, as a receipt prints it */
            description: string;
            /**
             * Format: money
             * @description How much, in US dollars; never negative
             */
            amount: number;
        };
        /** @description What was given back of an order, what was asked for, and how much can still be given back. */
        OrderRefunds: {
            /** @description All requests of the order, newest first */
            refundRequests: components["schemas"]["RefundRequest"][];
            /**
             * Format: money
             * @description US dollars of the approved requests
             */
            refundedAmount: number;
            /**
             * Format: money
             * @description US dollars that can still be asked for; pending requests are taken off
             */
            refundableAmount: number;
        };
        /** @description A request to give back money of an order, and what was decided about it. */
        RefundRequest: {
            /** @description Id of the refund request, by which calls name it */
            orderRefundRequestId: number;
            /** @description Id of the order, by which calls name it */
            orderId: number;
            /**
             * Format: money
             * @description US dollars that are asked for
             */
            amount: number;
            /**
             * @description Where the request stands; underway is approved and not yet paid back, failed was refused by the provider
             * @enum {string}
             */
            status: "requested" | "approved" | "rejected" | "underway" | "failed";
            /**
             * Format: money
             * @description US dollars still refundable on the order
             */
            refundableAmount: number;
            /**
             * Format: money
             * @description US dollars refunded on the order so far
             */
            refundedAmount: number;
            /**
             * Format: date-time
             * @description When it was asked for, UTC
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it was decided, UTC; null before
             */
            modifiedDate: string | null;
            /** @description One of the reasons of the form; of a refused release the reason of the refusal */
            refundReason: string;
            /** @description A note of the staff about the refund; no customer sees it */
            note: string;
            /** @description The provider's id of the refund, or the one given by hand */
            refundTransactionId: string | null;
            /** @description Why the provider did not pay back, in its words; null unless it has failed */
            failure: string | null;
            /** @description Why it was rejected, for who has asked and for the customer; null unless a reason was given */
            rejectionReason: string | null;
            /** @description Login of who asked; of an automatic refund who refused the release or declined the edit, and worker of old ones */
            requestedBy: string;
            /** @description Login of who decided; worker of old automatic ones; null before */
            decidedBy: string | null;
        };
        /** @description Asks for money of an order to be given back; somebody else decides. */
        RefundForm: {
            /** @description Id of the order, by which calls name it */
            orderId: number;
            /**
             * @description Why money is given back
             * @enum {string}
             */
            reason: "Customer Changed Mind" | "Competitive Service" | "Explicit Content" | "Foreign Language" | "Other" | "Online Gambling" | "Did Not Like Service";
            /**
             * Format: money
             * @description US dollars to give back; Set Max fills in the refundable amount
             */
            amount: number;
            /** @description A note of the staff about the refund; no customer sees it */
            note?: string | null;
        };
        /** @description Approves or rejects a refund that somebody else has asked for. */
        RefundDecision: {
            /** @description Id of the refund request, by which calls name it */
            orderRefundRequestId: number;
            /**
             * @description The decision: approved gives the money back, rejected keeps it
             * @enum {string}
             */
            status: "approved" | "rejected";
            /** @description 'Refunded by hand': the money has been given back already, and no provider is asked. Absent, it is true when a transaction id is given */
            refundedByHand?: boolean;
            /** @description Id of the transaction by which it was refunded by hand */
            refundTransactionId?: string | null;
            rejection?: components["schemas"]["RefundRejection"];
        };
        /** @description Why a refund is rejected. A client of before leaves it out. */
        RefundRejection: {
            /** @description Why it is rejected; who has asked hears it, and the customer reads it on their order */
            reason: string;
        };
        /** @description What the last comparison with the card provider has found. */
        ProviderComparison: {
            /**
             * Format: date-time
             * @description When it was last done, UTC; null before the first
             */
            comparedDate: string | null;
            /**
             * Format: date-time
             * @description When a later try has failed, UTC; null when the last one was done
             */
            failedDate: string | null;
            /** @description Whether one was asked for and is not done yet */
            isRunning: boolean;
            /** @description Charges read at the provider */
            charges: number;
            /** @description Refunds read at the provider */
            refunds: number;
            /** @description All differences that were kept */
            differenceCount: number;
            /** @description The first of them, the oldest first */
            differences: components["schemas"]["ProviderDifference"][];
        };
        /** @description One thing in which our books and those of the card provider differ. */
        ProviderDifference: {
            /**
             * @description What differs; here is this installation, there the provider
             * @enum {string}
             */
            kind: "charge-without-order" | "order-without-charge" | "amount" | "refund-unknown-here" | "refund-unknown-there";
            /** @description The provider's id of the charge or refund */
            subject: string;
            /** @description Id of the order, where one is known */
            orderId: number | null;
            /** @description Id of the refund request, where one is known */
            refundRequestId: number | null;
            /**
             * Format: money
             * @description US dollars in our books, null where there is nothing
             */
            ourAmount: number | null;
            /**
             * Format: money
             * @description US dollars in the books of the provider, null where there is nothing
             */
            providerAmount: number | null;
            /**
             * Format: date-time
             * @description When it was first seen, UTC
             */
            sinceDate: string;
        };
        /** @description A purchase of bundles as a row of the search of bundle orders. */
        BundleOrderListItem: {
            /** @description Id of the bundle order, by which calls name it */
            bundleOrderId: number;
            /** @description Login of who ordered */
            oktaLogin: string;
            /**
             * Format: money
             * @description Total in US dollars
             */
            amount: number;
            /**
             * Format: date-time
             * @description When it was made, UTC
             */
            createdDate: string;
        };
        /** @description One page of the bundle orders that a search has found. */
        BundleOrderPage: {
            /** @description The bundle orders of this page in the order that was asked for */
            userBundleOrders: components["schemas"]["BundleOrderListItem"][];
            /** @description All that match, exact to 10,000; X-Total-Count-Capped says when there are more */
            rowCount: number;
        };
        /** @description A purchase of bundles: its lines with what is left of each, payments and refunds. */
        BundleOrder: {
            /** @description Id of the bundle order, by which calls name it */
            bundleOrderId: number;
            /** @description Id of who ordered */
            userId: number;
            /** @description Login of who ordered */
            oktaLogin: string;
            /**
             * Format: money
             * @description What was paid, in US dollars, after discounts
             */
            total: number;
            /** @description The bundles that were bought */
            lineItems: {
                /** @description Id of the line, which a refund or a change of a bundle names */
                bundleOrderLineItemId: number;
                /** @description What it is, in words for people, as a receipt prints it */
                description: string;
                /** @description Releases in the bundle */
                quantity: number;
                /**
                 * Format: money
                 * @description US dollars after the discount
                 */
                amount: number;
            }[];
            /** @description How it was paid; empty for a bundle that was given */
            payments: {
                /** @description Id that the payment provider has given to the payment */
                confirmationCode: string;
                /**
                 * Format: money
                 * @description How much, in US dollars; never negative
                 */
                amount: number;
                /** @description With what it was paid, as Visa ending in 4242 */
                description: string;
                /**
                 * Format: date-time
                 * @description When the money moved, UTC with `Z`
                 */
                createdDate: string;
            }[];
            /** @description The lines that were refunded */
            refunds: {
                /** @description Id of the line, which a refund or a change of a bundle names */
                bundleOrderLineItemId: number;
                /** @description What it is, in words for people, as a receipt prints it */
                description: string;
                /**
                 * Format: money
                 * @description How much, in US dollars; never negative
                 */
                amount: number;
                /**
                 * Format: date-time
                 * @description When the money moved, UTC with `Z`
                 */
                createdDate: string;
            }[];
        };
        /** @description A user package bundle, prepaid releases of one package with one expiration. */
        BundleLot: {
            /** @description Id of the bundle, by which calls name it */
            userPackageBundleId: number;
            /** @description The line that bought it */
            bundleOrderLineItemId: number;
            /** @description Name of its package */
            description: string;
            /** @description Releases that can still be made */
            remaining: number;
            /** @description Releases in the bundle in all, used ones among them */
            quantity: number;
            /**
             * Format: date-time
             * @description Last instant of its validity, UTC
             */
            expirationDate: string;
        };
        /** @description The rows that differ from what was loaded, each once */
        BundleLotChanges: components["schemas"]["BundleLotChange"][];
        /** @description The changed quantity or end of one bundle. */
        BundleLotChange: {
            /** @description Id of the bundle, by which calls name it */
            userPackageBundleId: number;
            /**
             * Format: date-time
             * @description An instant of the last day of its validity, UTC; stored as the end of that day
             */
            expirationDate: string;
            /** @description Releases in all, those that were used included */
            quantity: number;
        };
        /** @description Ids of lines of one bundle order */
        BundleLineItemIds: number[];
        /** @description Gives a user releases of one package without a payment. */
        BundleGift: {
            /** @description Id of the user, picked from the matching list */
            userAccountId: number;
            /**
             * @description Package of the releases: 80 Basic, 140 Standard, 200 Advanced, 360 Premium
             * @enum {integer}
             */
            packageId: 80 | 140 | 200 | 360;
            /** @description How many releases of the package are given */
            quantity: number;
            /**
             * Format: date-time
             * @description An instant of the last day of its validity, UTC; one year and one day from now when null
             */
            expirationDate?: string | null;
            /** @description For the staff; kept in the audit log */
            notes?: string;
        };
        /** @description Where a report that was made can be downloaded. */
        ReportFile: {
            /** @description Key of the file and the text of its link */
            Key: string;
        };
        /** @description How far the deferred-revenue files of a month are, and what those that there are tell of. */
        DeferredRevenueProgress: {
            /** @description Whether they were asked for and are not made yet */
            isRunning: boolean;
            /** @description Bundles that were read of all that there are */
            lotsRead: number;
            /** @description Bundles that were bought until now, all of which are read */
            lotCount: number;
            /**
             * Format: date-time
             * @description Until when the files tell of the month, UTC; null while there are none
             */
            untilDate: string | null;
            /** @description Whether the files tell of the whole month */
            isClosed: boolean;
            /**
             * Format: date-time
             * @description When a later try has failed, UTC; null when the last one was done
             */
            failedDate: string | null;
        };
        /** @description A release that the downstream system has taken. */
        Delivery: {
            /** @description Number of the release */
            PRID: number;
            /**
             * Format: date-time
             * @description When it was taken, as the downstream system says, UTC
             */
            StoryDate: string;
            /** @description Its number in the downstream system */
            StoryNumber: string;
            /** @description Id of its record there */
            EraId: string;
        };
        /** @description A release record of the downstream system. Texts may be empty. */
        Publication: {
            /** @description Public number of the release, which its page's address ends with */
            PRID: number;
            /** @description Id of the record at the distribution service, given when it was sent */
            EraId: string;
            /** @description Headline of the release, as it was published */
            Headline: string;
            /** @description Summaries of the release, as they were published */
            Summaries: string[];
            /** @description Company in whose name the release was published */
            SourceCompany: string;
            /** @description Text of the release as sanitised HTML, as it was published */
            Body: string;
            /** @description Industries that the release is filed under */
            Industries: string[];
            /**
             * Format: date-time
             * @description Date and time of the transmission, UTC
             */
            TransmissionDate: string | null;
            /** @description Place and day that the release begins with */
            Dateline: string;
            /** @description Places that the release is filed under */
            Geography: string[];
        };
        /**
         * @description A format that newsroom software reads
         * @enum {string}
         */
        StoryFormatName: "ninjs-3.1" | "ninjs-2.1" | "ninjs-1.6" | "newsml-g2" | "nitf";
        /**
         * @description `queued` waits, or is tried again; `taken` was taken or fetched; `failed` was tried for the last time; `dropped` is not needed any more
         * @enum {string}
         */
        DeliveryState: "queued" | "taken" | "failed" | "dropped";
        /**
         * @description Why something goes out: a first publication, a correction, a withdrawal, or a test
         * @enum {string}
         */
        DeliveryOccasion: "first" | "correction" | "withdrawal" | "test";
        /**
         * @description What the desk says to the name: nothing yet, yes or no
         * @enum {string}
         */
        CompanyNameState: "waiting" | "approved" | "declined";
        /** @description The page of a company in the newsroom, as its owner sees it. */
        CompanyPage: {
            /** @description Number by which calls name the company page */
            companyId: number;
            /** @description Rises with each change */
            version: number;
            /** @description Name, as its owner wrote it last */
            name: string;
            nameState: components["schemas"]["CompanyNameState"];
            /** @description Why the name was declined; else empty */
            declineReason: string;
            /** @description The name that readers see; null while the page is not public */
            approvedName: string | null;
            /** @description Where the page is on this site; null while it is not public */
            path: string | null;
            /** @description Where the logo is; null without one */
            logoPath: string | null;
            /** @description What is known of the website that the page names; null without one. It is verified by a TXT record at _dispatch. before its domain, or by the file /.well-known/dispatch-company.txt of it, that says dispatch-company=, the host of this installation, a slash and the companyId. */
            site: {
                /** @description Domain of the website, without www. */
                domain: string;
                /**
                 * Format: date-time
                 * @description Since when it says so; null while it does not
                 */
                verifiedDate: string | null;
                /**
                 * Format: date-time
                 * @description When it was looked at last; null before
                 */
                checkedDate: string | null;
                /** @description What was found instead at the last look */
                problem: string | null;
            } | null;
            /** @description What the company is, in plain text; empty lines part paragraphs */
            boilerplate: string;
            /** @description Address of its website; empty for none */
            websiteUrl: string;
            /** @description Address of its page at LinkedIn; empty for none */
            linkedinUrl: string;
            /** @description Address of its page at X; empty for none */
            xUrl: string;
            /** @description Address of its page at Facebook; empty for none */
            facebookUrl: string;
            /** @description Address of its page at Instagram; empty for none */
            instagramUrl: string;
            /** @description Whom journalists ask; public */
            contactName: string;
            /** @description Email address of the press contact; public */
            contactEmail: string;
            /** @description Phone number of the press contact; public */
            contactPhone: string;
            /** @description Whom else journalists ask; public */
            secondContactName: string;
            /** @description Email address of the second press contact; public */
            secondContactEmail: string;
            /** @description Phone number of the second press contact; public */
            secondContactPhone: string;
        };
        /** @description The page of a company as it is to be. */
        CompanyPageChange: {
            /** @description The version that the change was made from; a new page has none */
            version?: number;
            /** @description The name under which it speaks, which the desk approves */
            name: string;
            /** @description What the company is, in plain text; empty lines part paragraphs */
            boilerplate?: string;
            /** @description Address of its website; empty for none */
            websiteUrl?: string;
            /** @description Address of its page at LinkedIn; empty for none */
            linkedinUrl?: string;
            /** @description Address of its page at X; empty for none */
            xUrl?: string;
            /** @description Address of its page at Facebook; empty for none */
            facebookUrl?: string;
            /** @description Address of its page at Instagram; empty for none */
            instagramUrl?: string;
            /** @description Whom journalists ask; public */
            contactName?: string;
            /** @description Email address of the press contact; public */
            contactEmail?: string;
            /** @description Phone number of the press contact; public */
            contactPhone?: string;
            /** @description Whom else journalists ask; public */
            secondContactName?: string;
            /** @description Email address of the second press contact; public */
            secondContactEmail?: string;
            /** @description Phone number of the second press contact; public */
            secondContactPhone?: string;
            /** @description Whether the logo is taken away */
            isLogoRemoved?: boolean;
            /** @description The UploadKey of an image that the caller has uploaded, from which a new logo is made */
            logoUploadKey?: string | null;
        };
        /** @description The name of a company page as the desk sees it. */
        CompanyName: {
            /** @description Number by which calls name the company page */
            companyId: number;
            /** @description Rises with each change */
            version: number;
            /** @description Name, as its owner wrote it last */
            name: string;
            nameState: components["schemas"]["CompanyNameState"];
            /** @description Why the name was declined; else empty */
            declineReason: string;
            /** @description The name that readers see; null for none */
            approvedName: string | null;
            /** @description Where the page is on this site; null while it is not public */
            path: string | null;
            /** @description The account that speaks as this company, as the users of the back-office */
            userId: number;
            /** @description Name of its owner, and the organization of the account */
            owner: string;
            /** @description Where the account that asked for the name is written to */
            ownerEmail: string;
            /** @description Address of its website; empty for none */
            websiteUrl: string;
            /** @description Whom journalists ask; empty for none */
            contactName: string;
            /** @description Email address of the press contact; empty for none */
            contactEmail: string;
            /** @description What the company is, in plain text */
            boilerplate: string;
            /**
             * Format: date-time
             * @description When the name was asked for or decided last
             */
            changedDate: string;
            /** @description Public releases of other accounts that name this company, counted up to 1,000 */
            otherReleases: number;
        };
        /** @description What the desk says to the name of a company. */
        CompanyNameDecision: {
            /** @description The version of the page whose name was looked at */
            version: number;
            /** @description Whether the account may speak under this name */
            isApproved: boolean;
            /** @description Why the name is declined, which its owner reads */
            reason?: string;
        };
        /**
         * @description Something that happens to a release or an order of the account.
         * @enum {string}
         */
        WebhookEvent: "release.submitted" | "release.held" | "release.approved" | "release.refused" | "release.published" | "release.corrected" | "release.withdrawn" | "release.delivered" | "release.failed" | "order.paid" | "order.refunded";
        /**
         * @description `pending` waits or is tried again; `delivered` was answered by 2xx; `failed` was given up, or happened while the webhook was off
         * @enum {string}
         */
        WebhookMessageState: "pending" | "delivered" | "failed";
        /** @description What anybody can verify a version of a release by, also without this site, once it is saved. As a file it is this object with its fields in this order and no blanks. */
        ReleaseProof: {
            /** @description That the public log holds the statement, as text in the format C2SP tlog-proof; its extra data is the salt of the entry. */
            proof: string;
            /** @description The signature, a compact JWS (EdDSA) whose payload is canonical JSON of what the release says, who published it and when. */
            statement: string;
        };
        /** @description What the site signs with and has signed with, as JSON Web Keys with the time in which each did. */
        SigningKeys: {
            /** @description The name of the log in its checkpoints. */
            origin: string;
            /** @description All keys that have signed for this site. */
            keys: {
                /**
                 * @description The kind of key, as JSON Web Keys have it.
                 * @enum {string}
                 */
                kty: "OKP";
                /**
                 * @description The curve that it is a point of.
                 * @enum {string}
                 */
                crv: "Ed25519";
                /** @description The name by which signatures call it. */
                kid: string;
                /** @description The public key, 32 bytes in base64url. */
                x: string;
                /**
                 * Format: date-time
                 * @description When it began to sign.
                 */
                since: string;
                /**
                 * Format: date-time
                 * @description When another key took its place.
                 */
                until: string | null;
                /** @description Set when somebody else may have it. Nothing that it signed counts, but for what the log held before. */
                revoked: {
                    /**
                     * Format: date-time
                     * @description When it was revoked.
                     */
                    at: string;
                    /** @description Entries of the log with a smaller number were there before. */
                    below: number;
                } | null;
            }[];
        };
        /** @description An address to which events of the account are sent. The secret is not in it. */
        Webhook: {
            /** @description By what calls name the webhook, never what signs for it */
            id: number;
            /** @description Where events are posted to */
            address: string;
            /** @description What is sent to it */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Whether anything is sent to it */
            isOn: boolean;
            /**
             * @description Who has switched it off: its owner, or the product after three days of failures or an answer 410; null while it is on
             * @enum {string|null}
             */
            offBecause: "owner" | "failures" | "gone" | null;
            /**
             * Format: date-time
             * @description When it was made, UTC
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description Until when the secret before signs as well, UTC; null where there is none
             */
            secondSecretUntil: string | null;
            /**
             * Format: date-time
             * @description Since when it has taken nothing, UTC; null where it takes what it gets
             */
            failingDate: string | null;
            /**
             * Format: date-time
             * @description When it took something last, UTC
             */
            lastDeliveredDate: string | null;
            /** @description What waits for it; counted up to 10,000 */
            pending: number;
            /** @description What was given up; counted up to 10,000 */
            failed: number;
        };
        /** @description A webhook that is to be made. */
        WebhookForm: {
            /** @description Where events are posted to, by https on its usual port */
            address: string;
            /** @description What is sent to it */
            events: components["schemas"]["WebhookEvent"][];
        };
        /** @description The whole webhook as it is to be. */
        WebhookChange: {
            /** @description Where events are posted to, by https on its usual port */
            address: string;
            /** @description What is sent to it */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Whether anything is sent to it */
            isOn: boolean;
        };
        /** @description A webhook with what its messages are signed by, which is shown this once. */
        WebhookSecret: {
            /** @description What the receiver checks signatures with: `whsec_` and base64 */
            secret: string;
            webhook: components["schemas"]["Webhook"];
        };
        /** @description How much of what was not delivered is in the queue again. */
        WebhookReplay: {
            /** @description Messages that were put into the queue again, of the last 30 days */
            count: number;
        };
        /** @description Something that was sent, or is to be sent, to a webhook. */
        WebhookMessage: {
            /** @description Its id, the `webhook-id` that its receiver gets */
            id: string;
            /** @description Its event, or `webhook.test` */
            type: string;
            /** @description The headline of its release, or the number of its order; empty for a test */
            about: string;
            state: components["schemas"]["WebhookMessageState"];
            /**
             * Format: date-time
             * @description When it happened, UTC
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it was taken or given up, UTC
             */
            settledDate: string | null;
            /** @description How often it was sent */
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried again, UTC; null when it was not tried yet or is not any more
             */
            nextDate: string | null;
            /** @description Why it was not taken when it was tried last */
            problem: string | null;
        };
        /** @description What a message says, and what was answered. */
        SentWebhookMessage: {
            /** @description What is sent, as it is signed */
            body: string;
            /** @description Each time that it was sent, newest first */
            tries: {
                /**
                 * Format: date-time
                 * @description When it was sent that time, UTC
                 */
                at: string;
                /** @description The HTTP status that was answered; null where nothing was */
                status: number | null;
                /** @description How long it took */
                milliseconds: number;
                /** @description The beginning of what was answered */
                answer: string | null;
                /** @description Why it counts as not taken */
                problem: string | null;
            }[];
        };
        /** @description What is sent about a release. */
        WebhookReleaseMessage: {
            type: components["schemas"]["WebhookEvent"];
            /**
             * Format: date-time
             * @description When it happened, UTC
             */
            timestamp: string;
            /** @description The release as it was then */
            data: {
                /** @description By what calls name the release, as in getRelease */
                distributionId: number;
                /** @description Public number of the release */
                PRID: number;
                /** @description The headline in plain text, as it was saved last */
                headline: string;
                state: components["schemas"]["PublicationState"];
                /** @description The address of its public page; null before it is published */
                address: string | null;
                /** @description Why it was held, refused or withdrawn; else empty */
                reasons: string[];
                /** @description Who has taken it or not; null where nobody is told of */
                delivery: {
                    /** @description The name of the subscriber */
                    receiver: string;
                    occasion: components["schemas"]["DeliveryOccasion"];
                } | null;
            };
        };
        /** @description What is sent about an order. */
        WebhookOrderMessage: {
            type: components["schemas"]["WebhookEvent"];
            /**
             * Format: date-time
             * @description When it happened, UTC
             */
            timestamp: string;
            /** @description The order as it was then */
            data: {
                /** @description The number that people use */
                orderNumber: number;
                /**
                 * @description What it paid for
                 * @enum {string}
                 */
                purpose: "release" | "upgrade" | "edit" | "bundle";
                /**
                 * Format: money
                 * @description What was paid in US dollars, after discounts
                 */
                amount: number;
                /**
                 * Format: money
                 * @description What went back by now, in US dollars
                 */
                refundedAmount: number;
                /** @description Id of its release; null for a bundle */
                distributionId: number | null;
            };
        };
        /** @description What is sent as a test. */
        WebhookTestMessage: {
            /**
             * @description Tells a test from everything that really happened
             * @enum {string}
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened, UTC
             */
            timestamp: string;
            /** @description Empty: a test is about no release and no order */
            data: Record<string, never>;
        };
        /** @description Somebody whose machine takes releases over: they are sent there (`push`), or it fetches them (`pull`). */
        Subscriber: {
            /** @description By which its page and its deliveries are found */
            subscriberId: number;
            /** @description Rises with each change; a change names the one that it was made from */
            version: number;
            /** @description What staff and customers read of it; no other one has it */
            name: string;
            /**
             * @description Whether it is sent to, or fetches
             * @enum {string}
             */
            kind: "push" | "pull";
            /** @description Where stories are posted to; empty for one that fetches */
            address: string;
            format: components["schemas"]["StoryFormatName"];
            /** @description The topics that it gets, with what is below them */
            topics: components["schemas"]["MediaTopicCode"][];
            /** @description The companies that it gets, one a line. Without topics and companies it gets all releases */
            companies: string;
            /**
             * Format: date
             * @description It gets what was published on this day, US/Eastern, and later
             */
            firstDay: string;
            /** @description It stands in the environment, and has rules of its own */
            isDownstream: boolean;
            /**
             * Format: date-time
             * @description Since when it is paused, UTC
             */
            pausedDate: string | null;
            /**
             * Format: date-time
             * @description Since when it has taken nothing of what was sent, UTC
             */
            failingDate: string | null;
            /**
             * Format: date-time
             * @description When it has taken or fetched something last, UTC
             */
            lastTakenDate: string | null;
            /** @description How many deliveries wait for it, counted up to 10,000 */
            waiting: number;
            /** @description How many it has not taken, counted up to 10,000 */
            failed: number;
        };
        /** @description Somebody who takes releases over by machine from now on. */
        NewSubscriber: {
            /** @description Name, which no other subscriber has. Customers read it */
            name: string;
            /**
             * @description Whether it is sent to, or fetches
             * @enum {string}
             */
            kind: "push" | "pull";
            /** @description Where stories are posted to, by http or https on their usual ports; nothing for one that fetches */
            address?: string;
            /**
             * @description The format in which stories are sent; who fetches chooses it by the address
             * @enum {string}
             */
            format?: "ninjs-3.1" | "ninjs-2.1" | "ninjs-1.6" | "newsml-g2" | "nitf";
            /** @description Signs what is sent, where the receiver has one already; without it one is made */
            secret?: string;
            /** @description The topics that it gets, with what is below them */
            topics?: components["schemas"]["MediaTopicCode"][];
            /** @description The companies that it gets, by the names under which they publish, one a line. Without topics and companies it gets all releases */
            companies?: string;
            /** @description It gets what was published on this day, US/Eastern, and later, as YYYY-MM-DD */
            firstDay: string;
        };
        /** @description The whole subscriber as it is to be. Whether it is sent to or fetches does not change. */
        SubscriberChange: {
            /** @description The version that the change was made from */
            version: number;
            /** @description Name, which no other subscriber has. Customers read it */
            name: string;
            /**
             * @description Whether it is sent to, or fetches; it never changes
             * @enum {string}
             */
            kind: "push" | "pull";
            /** @description Where stories are posted to, by http or https on their usual ports; nothing for one that fetches */
            address?: string;
            /**
             * @description The format in which stories are sent; who fetches chooses it by the address
             * @enum {string}
             */
            format?: "ninjs-3.1" | "ninjs-2.1" | "ninjs-1.6" | "newsml-g2" | "nitf";
            /** @description The topics that it gets, with what is below them */
            topics?: components["schemas"]["MediaTopicCode"][];
            /** @description The companies that it gets, by the names under which they publish, one a line. Without topics and companies it gets all releases */
            companies?: string;
            /** @description It gets what was published on this day, US/Eastern, and later, as YYYY-MM-DD */
            firstDay: string;
            /** @description What is for it waits until it goes on */
            isPaused: boolean;
        };
        /** @description A subscriber with what it proves itself by, or its messages; nobody can read that again. */
        SubscriberSecret: {
            subscriber: components["schemas"]["Subscriber"];
            /** @description Of one that is sent to the secret of the signatures (HMAC-SHA-256), of one that fetches its token */
            secret: string;
        };
        /** @description Something that went, or is to go, to a subscriber. */
        SubscriberDelivery: {
            /** @description Its place in what the subscriber gets */
            deliveryNumber: number;
            occasion: components["schemas"]["DeliveryOccasion"];
            state: components["schemas"]["DeliveryState"];
            /** @description The release; null for a test */
            release: {
                /** @description Id by which the desk finds the release */
                distributionId: number;
                /** @description Public number of the release */
                PRID: number;
                /** @description Its headline as it is now */
                headline: string;
            } | null;
            /** @description Number of the version of the release that goes out */
            version: number | null;
            /**
             * Format: date-time
             * @description When it was to go out, UTC
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it was taken or fetched, had failed or was not needed any more, UTC
             */
            settledDate: string | null;
            /** @description How often it was sent or fetched */
            tries: number;
            /**
             * Format: date-time
             * @description When it is tried again, UTC; null when it was not tried yet or is not any more
             */
            nextDate: string | null;
            /** @description Why it was not taken when it was tried last */
            problem: string | null;
        };
        /** @description What a delivery carries, and what was answered to it. */
        DeliveredStory: {
            /** @description Media type of the body */
            type: string;
            /** @description The body, written anew; empty where its release is gone */
            body: string;
            /** @description Whether the body that was sent has the same digest; null where none was sent */
            isAsSent: boolean | null;
            /** @description The beginning of what the receiver has answered */
            answer: string | null;
        };
        /** @description How often something of a release was asked for. People and programs count once in eight hours; robots, scanners and prefetches with each request. */
        AnalyticsFigures: {
            /** @description People to whom this site sent the page */
            reads: number;
            /** @description People whose browser showed the page, also from a cache */
            shown: number;
            /** @description Programs that fetched a feed with the release in it */
            feedFetches: number;
            /** @description People who downloaded the PDF or an attachment */
            downloads: number;
            /** @description Requests by search engines and other programs */
            robots: number;
            /** @description Requests by services that test links of mails */
            scanners: number;
            /** @description Requests before anybody asked for the page */
            prefetches: number;
        };
        /** @description The figures of one Eastern day. */
        AnalyticsDay: {
            /**
             * Format: date
             * @description The day in US/Eastern
             */
            day: string;
            figures: components["schemas"]["AnalyticsFigures"];
        };
        /** @description How often a release was read, from where, and by day. */
        ReleaseAnalytics: {
            /** @description As it was published last */
            headline: string;
            /** @description BCP 47 tag of the language in which it is written, such as `en-US` */
            language: string;
            /**
             * Format: date
             * @description The first of the days that are told
             */
            from: string;
            /** @description Each day, the oldest first; those without a figure too */
            days: components["schemas"]["AnalyticsDay"][];
            inDays: components["schemas"]["AnalyticsFigures"];
            total: components["schemas"]["AnalyticsFigures"];
            /** @description Where page reads of these days came from, the most first */
            referrers: components["schemas"]["AnalyticsReferrer"][];
        };
        /** @description A site that readers came from. */
        AnalyticsReferrer: {
            /** @description Its host; “Direct or unknown” where the browser did not say, and “Other sites” for those beyond a hundred a day */
            from: string;
            /** @description Page reads that came from there */
            reads: number;
        };
        /** @description Something of a release that went, or is to go, to a subscriber. */
        ReleaseDelivery: {
            /** @description Its place among all deliveries of its channel */
            deliveryNumber: number;
            /**
             * @description Page is the public page of the release and what it has for machines, which are fetched from outside and compared with what was published
             * @enum {string}
             */
            channel: "subscriber" | "page";
            /** @description Name of the subscriber */
            receiver: string;
            /** @description It is not sent: the receiver fetches it */
            isFetched: boolean;
            occasion: components["schemas"]["DeliveryOccasion"];
            state: components["schemas"]["DeliveryState"];
            /**
             * Format: date-time
             * @description When it was to go out, UTC
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it was taken or fetched, had failed or was not needed any more, UTC
             */
            settledDate: string | null;
            /**
             * Format: date-time
             * @description When it is tried again, UTC; null when it was not tried yet or is not any more
             */
            nextDate: string | null;
            /** @description Why it was not taken when it was tried last; null for who may not know what receivers answer */
            problem: string | null;
        };
        /** @description The id of an edit request that is carried out. */
        DoneEdit: number;
        /** @description Refuses a release for good, with the reason that its customer is told. */
        RefusalRequest: {
            /** @description Why the release is refused for good; the customer reads it */
            reason: string;
        };
        /** @description Passes a release up, with a note for who reads it then. */
        PassUpRequest: {
            /** @description What a second pair of eyes should look at; for the desk alone */
            reason: string;
        };
        /** @description Takes a published release from its page, with the reason for the record. */
        TakeDownRequest: {
            /** @description Why the release is taken down; kept with its moves */
            reason: string;
            /** @description Whether journalists who got the release by mail are told that it was withdrawn */
            tellsJournalists?: boolean;
        };
        /** @description Changes of an editor that the customer has to agree to before the release goes out. */
        EditorialChanges: {
            /** @description The version that the editor has before them; refused when it is behind */
            distributionVersion: number;
            /** @description What was changed and why; the customer reads it */
            explanation: string;
        };
        /** @description Work in the background that has failed: it was tried as often as it may be and waits for staff, or will be tried again. */
        FailedJob: {
            /**
             * Format: uuid
             * @description Id of the job, by which it is tried again
             */
            id: string;
            /** @description Kind of the job, such as `publish-release` */
            name: string;
            /** @description What it does, in words */
            what: string;
            /** @description What it is about: ids and addresses, with the release and the order behind them */
            payload: {
                [key: string]: unknown;
            };
            /** @description How often it was tried */
            attempts: number;
            /**
             * Format: date-time
             * @description When it failed last, UTC
             */
            failedDate: string;
            /**
             * Format: date-time
             * @description When it is tried again, UTC; null when it waits for staff
             */
            nextDate: string | null;
            /** @description What the last attempt said, without secrets */
            error: string;
        };
        /** @description The processes of the product, and the queues in which something is. */
        System: {
            /** @description The version of the process that answers */
            version: string;
            /**
             * Format: date-time
             * @description When it was looked, UTC
             */
            seenDate: string;
            /** @description By what they do, and those that began first before the others */
            processes: components["schemas"]["SystemProcess"][];
            /** @description By the name of their kind of job; those in which nothing is are left out */
            queues: components["schemas"]["SystemQueue"][];
        };
        /** @description A process that runs, or has ended within the hour without saying so. */
        SystemProcess: {
            /**
             * @description Answers calls, works on jobs, or signs people in
             * @enum {string}
             */
            kind: "api" | "worker" | "identity";
            /** @description As its package has it; during an upgrade there are two */
            version: string;
            /** @description The Node on which it runs, such as 24.11.1 */
            node: string;
            /** @description Name of its machine */
            host: string;
            /** @description Its number on that machine */
            pid: number;
            /**
             * Format: date-time
             * @description When it began, UTC
             */
            startedDate: string;
            /**
             * Format: date-time
             * @description Its last sign of life, UTC
             */
            seenDate: string;
            /** @description It gives no sign of life any more */
            isSilent: boolean;
        };
        /** @description A kind of job of which some wait, run or have failed. */
        SystemQueue: {
            /** @description Kind of the job, such as `publish-release` */
            name: string;
            /** @description What it does, in words */
            what: string;
            /** @description Due and not begun */
            waiting: number;
            /** @description A worker is at it */
            running: number;
            /** @description Failed, and tried again by itself */
            retrying: number;
            /** @description Tried as often as they may be; they wait for staff */
            failed: number;
            /**
             * Format: date-time
             * @description Since when the oldest that is due waits, UTC; null when none does
             */
            oldestDate: string | null;
        };
        /** @description What an installation needs, as it was found when it was tried. */
        SystemChecks: {
            /**
             * Format: date-time
             * @description When it was tried, UTC
             */
            checkedDate: string;
            /** @description In the order in which they depend on each other */
            checks: components["schemas"]["SystemCheck"][];
        };
        /** @description One part of the installation. */
        SystemCheck: {
            /** @description What was tried, such as Mail */
            name: string;
            /** @description How it was found, without secrets */
            said: string;
            /** @description What to do; null where all is well */
            mend: string | null;
            /** @description The screen that shows more, by its path */
            place: string | null;
        };
        /** @description Rows of a list for which the same is to be done. */
        RowsAsked: {
            /** @description The rows, by their ids; one that is named twice counts once */
            ids: number[];
            /** @description To see what each row would get; nothing is changed */
            isPreview: boolean;
        };
        /** @description What became of one row of several, or would. */
        RowOutcome: {
            /** @description The row, by the id under which it was named */
            id: number;
            /**
             * @description Whether it was done; unchanged where it was so already
             * @enum {string}
             */
            outcome: "done" | "unchanged" | "refused";
            /** @description How much was changed by it */
            count: number;
            /** @description Why it was refused; null otherwise */
            note: string | null;
        };
        /** @description Failed jobs that are to run again. */
        FailedJobsRetry: {
            /** @description The failed jobs, by their ids; one that is named twice counts once */
            ids: string[];
            /** @description To see what each job would get; nothing is changed */
            isPreview: boolean;
        };
        /** @description Ends failed jobs for good, with one reason for the record, by the rules of GiveUpRequest, which a preview does not need. */
        FailedJobsGiveUp: {
            /** @description The failed jobs, by their ids; one that is named twice counts once */
            ids: string[];
            /** @description To see what each job would get; nothing is changed */
            isPreview: boolean;
            /** @description Why they are not tried again; kept in the audit log */
            reason?: string;
        };
        /** @description What became of one failed job of several, or would. */
        JobOutcome: {
            /**
             * Format: uuid
             * @description The job, by the id under which it was named
             */
            id: string;
            /**
             * @description Whether it was done; unchanged where it was gone already, because somebody else was faster
             * @enum {string}
             */
            outcome: "done" | "unchanged" | "refused";
            /** @description 1 for the job that it was done with */
            count: number;
            /** @description Why it was refused; null otherwise */
            note: string | null;
        };
        /** @description Ends a failed job for good, with the reason for the record. */
        GiveUpRequest: {
            /** @description Why it is not tried again; kept in the audit log */
            reason: string;
        };
        /** @description What goes on: the desk, the revenue and what needs somebody. */
        Overview: {
            /** @description The last thirty days, oldest first, today the last */
            days: components["schemas"]["OverviewDay"][];
            /** @description The approved releases of today and the six days after it, which go out then */
            due: components["schemas"]["OverviewDue"][];
            /** @description Releases on hold now */
            onHold: number;
            /** @description Releases at the desk whose release time has passed */
            overdue: number;
            /** @description Jobs that wait for staff; null for who may not see them */
            failedJobs: number | null;
            /** @description Requests of staff that wait for a second person; null for who may not decide on them */
            waitingApprovals: number | null;
        };
        /** @description What happened on one day: the work that came to the desk, and the money. */
        OverviewDay: {
            /**
             * Format: date
             * @description The day in US/Eastern
             */
            day: string;
            /** @description Releases last submitted on it */
            submissions: number;
            /** @description How often editors held a release */
            holds: number;
            /**
             * Format: money
             * @description Total of its orders in US dollars
             */
            revenue: number;
            /**
             * Format: money
             * @description What of that was paid for bundles in US dollars
             */
            bundleSales: number;
        };
        /** @description How many approved releases go out on a day. */
        OverviewDue: {
            /**
             * Format: date
             * @description The day in US/Eastern
             */
            day: string;
            /** @description Releases whose time comes on it */
            releases: number;
        };
        /** @description One entry of the record of who has done what in the back-office or in somebody's place. */
        AuditEntry: {
            /** @description Id of the entry; later entries have higher ones */
            auditId: number;
            /**
             * Format: date-time
             * @description When this happened, UTC with `Z`
             */
            at: string;
            /** @description Login of who acted, worker or registration */
            actor: string;
            /** @description Login of who acted in the actor's place; null otherwise */
            impersonator: string | null;
            /** @description What was done, as release.approve */
            action: string;
            /** @description Kind of what was acted on */
            subjectType: string;
            /** @description Id of what was changed, of the kind that `subjectType` names */
            subjectId: string;
            /** @description No personal data beyond ids and logins */
            details: {
                [key: string]: unknown;
            };
            /** @description From where, as an IP address; null for jobs, and when the account is deleted */
            address: string | null;
            /** @description The browser, as it names itself; null likewise */
            device: string | null;
            /** @description The name of the access token by which this was done; null for what was done otherwise, and when its account is deleted */
            accessToken: string | null;
        };
        /** @description One entry of the record, as the person reads it who acted, in whose place staff acted, or whom it concerns. */
        OwnAct: {
            /** @description Id of the entry; later entries have higher ones */
            auditId: number;
            /**
             * Format: date-time
             * @description When this happened, UTC
             */
            at: string;
            /**
             * @description The person; staff, who is not named, in their place or to what is theirs; or the person, as staff, in the place of somebody
             * @enum {string}
             */
            by: "self" | "staff" | "inPlace";
            /** @description The name of the access token by which this was done; null for what was done otherwise */
            accessToken: string | null;
            /** @description What was done, as release.save */
            action: string;
            /** @description Kind of what was acted on */
            subjectType: string;
            /** @description Id of what was changed */
            subjectId: string;
            /** @description The release or order that it is about, while it is there and belongs to the person; null otherwise */
            about: {
                /**
                 * @description Whose page shows it
                 * @enum {string}
                 */
                type: "release" | "order";
                /** @description By which its page is opened; of an order the number that people use */
                id: number;
                /** @description Headline of the release; empty for an order */
                name: string;
            } | null;
        };
        /**
         * @description A social network as callers name it; people read X, LinkedIn, Facebook
         * @enum {string}
         */
        SocialMediaName: "Twitter" | "LinkedIn" | "Linkedin" | "Facebook";
        /**
         * @description A social network; people read X, LinkedIn, Facebook
         * @enum {string}
         */
        SocialNetwork: "Twitter" | "LinkedIn" | "Facebook";
        /** @description A form with one file: a news image, an attachment or the logo of a partner. */
        FileUpload: {
            /**
             * Format: binary
             * @description The file, at most 10 MB
             */
            myFile: string;
        };
        /** @description A file that was taken; `AssetID` and `UploadKey` together name it in a release. */
        UploadedFile: {
            /** @description Name of the file as it was sent, with an ending of its type added where it has another */
            Name: string;
            /** @description Path of the file below /api */
            Path: string;
            /** @description Size of the file in bytes, as it was stored */
            Size: number;
            /** @description A small picture as a data address; null for a pdf */
            Base64Preview: string | null;
            /** @description Id of the file, with which a release names it */
            AssetID: number;
            /** @description The key by which a release names the file */
            UploadKey: string;
        };
        /** @description The featured image that was chosen. The preview is not sent. Name, path, size and id are those of the upload; the server knows them and ignores what is sent. */
        NewsImageChoice: {
            /** @description Text below the picture or beside the attachment, for readers */
            caption?: string;
            /** @description What the image shows, for those who do not see it */
            altText?: string;
            /** @description Who made the picture or holds its rights, shown with its caption; may be empty */
            credit?: string;
            /** @description Name of the file; a png, jpeg or gif */
            fileName?: string;
            /** @description Path of the upload's answer */
            filePath?: string;
            /** @description Size of the file in bytes, as it was stored */
            fileSize?: number;
            /** @description AssetID of the upload's answer */
            assetId?: number | null;
            /** @description UploadKey of the upload's answer */
            uploadKey: string;
        };
        /** @description An attachment that was chosen. The preview is not sent. Name, path, size and id are those of the upload; the server knows them and ignores what is sent. */
        AttachmentChoice: {
            /** @description Name of the file; a pdf, png, jpeg or gif */
            fileName: string;
            /** @description Text below the picture or beside the attachment, for readers */
            caption?: string;
            /** @description What an image shows, for those who do not see it */
            altText?: string;
            /** @description Who made the picture or holds its rights, shown with its caption; may be empty */
            credit?: string;
            /** @description Path of the upload's answer */
            filePath?: string;
            /** @description Size of the file in bytes, as it was stored */
            fileSize?: number;
            /** @description AssetID of the upload's answer */
            assetId?: number | null;
            /** @description UploadKey of the upload's answer */
            uploadKey: string;
        };
        /** @description Whether the release names and uses the connected account of one network; null when none is connected */
        SocialHandleChoice: {
            type: components["schemas"]["SocialNetwork"];
            /** @description Whether the release uses it */
            selected: boolean;
            /** @description Name of the account; the server knows it and ignores what is sent */
            accountName?: string | null;
            /** @description Address of its picture; ignored when sent */
            avatar?: string | null;
        } | null;
        /** @description Whether the release names and uses the connected account of one network; null when none was connected */
        SocialHandle: {
            type: components["schemas"]["SocialNetwork"];
            /** @description Whether the release uses it */
            selected: boolean;
            /** @description Name of the connected account, as its network shows it; null for none */
            accountName: string | null;
            /** @description Address of its picture */
            avatar: string | null;
        } | null;
        /** @description The featured image; null for none */
        NewsImage: {
            /** @description A small picture as a data address */
            base64Preview: string | null;
            /** @description Text below the picture or beside the attachment, for readers */
            caption: string;
            /** @description What the image shows */
            altText: string;
            /** @description Who made the picture or holds its rights; absent where nobody said so */
            credit?: string;
            /** @description Name of the file, as it was called on the person's computer */
            fileName: string;
            /** @description Path of the file below /api */
            filePath: string;
            /** @description Size of the file in bytes, as it was stored */
            fileSize: number;
            /** @description Id of the file, as its upload has answered it */
            assetId: number;
            /** @description Key of the upload, without which nobody can use its id */
            uploadKey: string;
        } | null;
        /** @description A file that is offered for download below the release, as its wizard keeps it. */
        Attachment: {
            /** @description Name of the file, as it was called on the person's computer */
            fileName: string;
            /** @description Text below the picture or beside the attachment, for readers */
            caption: string;
            /** @description What an image shows */
            altText: string;
            /** @description Who made the picture or holds its rights; absent where nobody said so */
            credit?: string;
            /** @description Path of the file below /api */
            filePath: string;
            /** @description Size of the file in bytes, as it was stored */
            fileSize: number;
            /** @description A small picture as a data address; null for a pdf */
            base64Preview: string | null;
            /** @description Id of the file, as its upload has answered it */
            assetId: number;
            /** @description Key of the upload, without which nobody can use its id */
            uploadKey: string;
        };
        /** @description Ids of the featured image; null for none */
        SavedNewsImage: {
            /** @description Id of the file, as its upload has answered it */
            assetId: number;
            /** @description Key of the upload, without which nobody can use its id */
            uploadKey: string;
        } | null;
        /** @description The names and keys under which an attachment was saved, in the order in which it was sent. */
        SavedAttachment: {
            /** @description Name of the file, as it was called on the person's computer */
            fileName: string;
            /** @description Id of the file, as its upload has answered it */
            assetId: number;
            /** @description Key of the upload, without which nobody can use its id */
            uploadKey: string;
        };
        /** @description Publishes what is saved of a published release, as a correction of its page. */
        RepublishRequest: {
            /** @description Id of the published release whose page is built again */
            distributionId: number;
            /** @description The version that is to be published; refused when it is behind. Absent, whatever is saved is published */
            distributionVersion?: number;
            /** @description What was corrected; readers of the page see it beside the date of the correction, the latest one alone */
            correctionNote?: string;
            /** @description Whether journalists who got the release by mail get the correction too: for the desk to say, and not for whoever acts for a customer */
            tellsJournalists?: boolean;
            /** @description The open edit requests of the release that are carried out by this; their customer is told */
            editRequestIds?: components["schemas"]["DoneEdit"][];
        };
        /** @description Accepts the changes of an editor, as they were read. */
        AcceptRequest: {
            /** @description The version that was read; refused when it is behind. Absent whatever is proposed is accepted */
            distributionVersion?: number;
        };
        /** @description Declines the changes of an editor, with what the customer would have instead. */
        DeclineRequest: {
            /** @description Why, for the editors */
            reason?: string;
        };
        /** @description The terms that a buyer agrees to, in the version that is in force. */
        Terms: {
            purchase: components["schemas"]["TermsText"];
            renewal: components["schemas"]["TermsText"];
        };
        /** @description One text that is agreed to */
        TermsText: {
            /** @description Version of the text, the day from which it holds */
            version: string;
            /** @description The text, without markup */
            text: string;
        };
        /** @description What the buyer has agreed to. The server keeps the text of this version and the time; a version that holds no longer is 409 with code terms-changed. */
        TermsAgreement: {
            /** @description Whether the checkbox of the terms is ticked; nothing is sold otherwise */
            agreed: boolean;
            /** @description Version of the text that was shown, of GET /terms */
            version: string;
            /**
             * Format: date-time
             * @description When the checkbox was ticked, UTC; the server also keeps the time of the call
             */
            agreedAt: string;
        };
        /** @description The manual card form, for users without userHasStripeApi; 403 where the operator has configured no gateway. It passes through to the gateway and is neither stored, logged, echoed nor reported. */
        CreditCard: {
            /** @description Card number; spaces and hyphens are allowed */
            creditCardNumber: string;
            /** @description Month and year as mm/yy */
            creditCardExpiration: string;
            /** @description The card's security code */
            creditCardCvv: string;
            /** @description First name of the card's holder */
            cardholderFirstName: string;
            /** @description Last name of the card's holder */
            cardholderLastName: string;
            /** @description First line of the address that the bank knows */
            cardholderAddress1: string;
            /** @description Billing address, second line */
            cardholderAddress2?: string;
            /** @description City of the address that the bank knows */
            cardholderCity: string;
            /** @description State or region of the address that the bank knows */
            cardholderState: string;
            /** @description Postal code of the address that the bank knows */
            cardholderZip: string;
        };
        /** @description A code that anybody may use while it lasts: an amount or a percentage off. */
        UniversalCoupon: {
            /** @description The code that people type; small and capital letters are the same */
            couponCode: string;
            /** @description Takes an amount off; otherwise a part of what remains */
            isFixed: boolean;
            /**
             * Format: money
             * @description US dollars; null for a percentage
             */
            amount: number | null;
            /**
             * Format: double
             * @description The part as a fraction, 0.15 is 15 %; null for a fixed amount
             */
            percent: number | null;
            startDate: components["schemas"]["CouponDate"];
            expirationDate: components["schemas"]["CouponDate"];
        };
        /** @description A coupon that belongs to the signed-in user. */
        UserCoupon: {
            /** @description The code that people type; small and capital letters are the same */
            couponCode: string;
            /**
             * Format: money
             * @description US dollars that remain, less what payments of other releases hold
             */
            amount: number;
            /**
             * Format: money
             * @description US dollars that payments under way hold of it; together with amount what staff see as remaining
             */
            heldAmount: number;
            /**
             * @description What has become of it
             * @enum {string}
             */
            status: "UNUSED" | "USED" | "REVOKED";
            expirationDate: components["schemas"]["CouponDate"];
        };
        /** @description A payment that is prepared at the provider; the browser finishes it with `clientSecret`. */
        PaymentIntent: {
            /** @description Id of the payment at the provider, which the paying call names */
            intentId: string;
            /** @description For the provider's form in the browser */
            clientSecret: string;
        };
        /** @description At most one of paymentIntent, paypalOrderId, paymentMethodId and creditCard is sent; none, or null, when the total is 0. */
        UpgradeCaptureRequest: {
            /** @description Id of the release that this is about; its owner is the caller */
            distributionId: number;
            /** @description Public number of the same release (PRID); only compared with it */
            prwebPressReleaseId?: number;
            /** @description Release time in UTC; only checked */
            releaseDate?: string | null;
            /**
             * Format: money
             * @description The total that the browser shows, in US dollars; only checked; needed with a card
             */
            amount?: number;
            /** @description The PayPal order that the buyer has approved */
            paypalOrderId?: string | null;
            /**
             * @description A prepaid release does not pay for an upgrade
             * @enum {boolean}
             */
            applyBundlePackage?: false;
            /** @description Universal coupon; null or empty for none */
            universalCouponCode?: string | null;
            /** @description The user's own coupon; null or empty for none */
            couponCode?: string | null;
            /**
             * Format: money
             * @description What the browser takes off for couponCode, in US dollars; only checked
             */
            couponAmount?: number | null;
            order: components["schemas"]["OrderContents"];
            /** @description The provider's id; null when the total is 0 */
            paymentIntent?: string | null;
            creditCard?: components["schemas"]["CreditCard"];
            paymentMethodId?: components["schemas"]["GatewayCard"];
            terms?: components["schemas"]["TermsAgreement"];
            /** @description Solution of the captcha when showPaymentCaptcha is on, unless it went with the intent */
            captcha?: string;
        };
        /** @description What is to be paid by PayPal, and the total that the person has seen. */
        PayPalOrderRequest: {
            /**
             * Format: money
             * @description The total that the browser shows, in US dollars; only checked
             */
            amount: number;
            /**
             * @description What is paid for
             * @enum {string}
             */
            purpose: "release" | "upgrade";
            /** @description Id of the release that this is about; its owner is the caller */
            distributionId: number;
            order: components["schemas"]["OrderContents"];
            /** @description A prepaid release pays for the package */
            applyBundlePackage?: boolean;
            /** @description Universal coupon; null or empty for none */
            universalCouponCode?: string | null;
            /** @description The user's own coupon; null or empty for none */
            couponCode?: string | null;
            /** @description Solution of the captcha when showPaymentCaptcha is on */
            captcha?: string;
        };
        /** @description An order that is prepared at PayPal, and where the person approves it. */
        PayPalOrder: {
            /** @description Id of the order at PayPal, which the paying call names */
            paypalOrderId: string;
            /** @description Where the buyer approves it */
            approvalUrl: string;
        };
        /** @description Prepares the payment for a change of a published release. */
        PurchaseEditIntentRequest: {
            /**
             * Format: money
             * @description The total that the browser shows, in US dollars: 120; only checked
             */
            amount: number;
            /** @description Id of the release that this is about; its owner is the caller */
            distributionId: number;
            paymentMethodId?: components["schemas"]["PayingCard"];
            /** @description Solution of the captcha when showPaymentCaptcha is on */
            captcha?: string;
        };
        /** @description One of paymentIntent, creditCard and paymentMethodId is sent. */
        PurchaseEditRequest: {
            /** @description Id of the release that this is about; its owner is the caller */
            distributionId: number;
            /** @description Public number of the same release (PRID); only compared with it */
            prwebPressReleaseId?: number;
            /** @description Null: a change of a published release keeps its time */
            releaseDate?: string | null;
            /** @description Null: a change of a published release is paid by card */
            paypalOrderId?: string | null;
            /**
             * @description A prepaid release does not pay for an edit
             * @enum {boolean}
             */
            applyBundlePackage?: false;
            /** @description Null: a change of a published release has one price */
            order?: Record<string, never> | null;
            /** @description Id of the payment at the provider, authorised by the browser */
            paymentIntent?: string | null;
            creditCard?: components["schemas"]["CreditCard"];
            paymentMethodId?: components["schemas"]["GatewayCard"];
            /**
             * Format: money
             * @description The price that the browser shows, in US dollars: 120; only checked, needed with a card
             */
            amount?: number;
            terms?: components["schemas"]["TermsAgreement"];
            /** @description Solution of the captcha when showPaymentCaptcha is on, unless it went with the intent */
            captcha?: string;
            /** @description What is to be changed, for the editors */
            purchaseEditDescription: string;
        };
        /** @description The prepaid releases of one package */
        PackageBundles: {
            /**
             * @description Id of the package, as `listPackages` has it
             * @enum {string}
             */
            packageId: "80" | "140" | "200" | "360";
            /** @description Name of the package, as people read it */
            name: string;
            /** @description Releases that can be used */
            quantity: number;
            /** @description The lots, the earliest expiry first */
            bundles: components["schemas"]["Bundle"][];
        };
        /** @description A lot of prepaid releases */
        Bundle: {
            /**
             * @description Id of the package, as `listPackages` has it
             * @enum {string}
             */
            packageId: "80" | "140" | "200" | "360";
            /** @description Releases that are left */
            quantity: number;
            /**
             * Format: date-time
             * @description Last moment at which they can be used: one year and one day after the purchase, the end of the day in UTC
             */
            expirationDate: string;
        };
        /**
         * @description Package id as a number, as the cart has it
         * @enum {integer}
         */
        StorePackageId: 140 | 200 | 360;
        /** @description A bundle that the store sells */
        BundlePackagePrice: {
            /** @description Id of the bundle in the store, by which the cart names it */
            bundlePackagePriceId: number;
            /** @description The discount in words */
            description: string;
            packageId: components["schemas"]["StorePackageId"];
            /** @description Releases that one of these bundles holds */
            quantity: number;
            /**
             * Format: money
             * @description US dollars for all of them after the discount
             */
            amount: number;
        };
        /** @description The bundles in a cart, sorted by packageId and quantity */
        Cart: components["schemas"]["BundlePackagePrice"][];
        /** @description A cart as the browser shows it; empty when the last bundle was removed */
        CartRequest: components["schemas"]["CartEntry"][];
        /** @description The cart as the browser shows it; at least one bundle, and the same that the server keeps */
        PaidCart: components["schemas"]["CartEntry"][];
        /** @description A bundle in the cart. The server knows it by its id; the rest is only checked. */
        CartEntry: {
            /** @description Id of the bundle in the store, by which the cart names it */
            bundlePackagePriceId: number;
            /** @description The discount in words; ignored when sent */
            description?: string;
            packageId?: components["schemas"]["StorePackageId"];
            /** @description Releases in it; only checked */
            quantity?: number;
            /**
             * Format: money
             * @description What the browser shows, in US dollars; only checked
             */
            amount?: number;
        };
        /** @description One of creditCard, paymentMethodId and paypalOrderId is sent. The terms come with a card; those of PayPal may have come when its order was made. */
        BundlePayment: {
            creditCard?: components["schemas"]["CreditCard"];
            paymentMethodId?: components["schemas"]["GatewayCard"];
            /** @description The PayPal order that the buyer has approved */
            paypalOrderId?: string | null;
            cart: components["schemas"]["PaidCart"];
            terms?: components["schemas"]["TermsAgreement"];
            /** @description Solution of the captcha when showPaymentCaptcha is on */
            captcha?: string;
        };
        /** @description Id of the saved card that pays; without it the card that is typed */
        PayingCard: number | null;
        /** @description Id of the saved card of the card gateway that pays, in place of creditCard */
        GatewayCard: number | null;
        /** @description Prepares the payment for the bundles in the cart. */
        BundleIntentRequest: {
            cart: components["schemas"]["PaidCart"];
            /** @description Save payment information for future purchases */
            savePayment?: boolean;
            paymentMethodId?: components["schemas"]["PayingCard"];
            /** @description Solution of the captcha when showPaymentCaptcha is on */
            captcha?: string;
        };
        /** @description Takes an authorised payment for the bundles in the cart. */
        BundleCaptureRequest: {
            cart: components["schemas"]["PaidCart"];
            /** @description Id of the payment at the provider, authorised by the browser; null when the cart costs nothing */
            paymentIntent: string | null;
            /** @description Solution of the captcha when showPaymentCaptcha is on, unless it went with the intent */
            captcha?: string;
        };
        /** @description Prepares the payment by PayPal for the bundles in the cart. */
        BundlePayPalRequest: {
            cart: components["schemas"]["PaidCart"];
            terms?: components["schemas"]["TermsAgreement"];
            /** @description Solution of the captcha when showPaymentCaptcha is on */
            captcha?: string;
        };
        /** @description A purchase of bundles that was paid, with the names of the first version of the API. */
        BundleOrderResult: {
            /** @description Number of the order, as its receipt shows it */
            OrderNumber: number;
            /** @description Id of the bundle order, by which calls name it */
            BundleOrderId: number;
        };
        /** @description A purchase of bundles whose card was charged. */
        BundleCaptureResult: {
            /** @description Id of the bundle order, by which calls name it */
            bundleOrderId: number;
            /** @description Number of the order, as its receipt shows it */
            OrderNumber: number;
        };
        /** @description Asks for bundles to be bought again each year with the card that has just paid. */
        SubscriptionRequest: {
            /** @description The intent by which the bundle order was paid; its card renews */
            intentId: string;
            /** @description What the user calls it */
            name: string;
            /** @description The bundle order that renews */
            bundleOrderId: number;
            /** @description The saved card that renews; without it the card of the intent */
            paymentMethodId?: number | null;
            /** @description The checkbox renew my subscription */
            autoRenew: boolean;
            terms: components["schemas"]["TermsAgreement"];
        };
        /** @description A card that the provider is about to keep; the browser finishes it with `clientSecret`. */
        CardSetup: {
            /** @description Id of the setup, which savePaymentMethod names */
            setupIntentId: string;
            /** @description For the provider's form in the browser */
            clientSecret: string;
        };
        /** @description The setup whose card is to be saved. */
        SavePaymentMethod: {
            /** @description Id of the setup, as beginCardSetup has answered it */
            setupIntentId: string;
        };
        /** @description The saved card with which a subscription renews from now on. */
        SubscriptionCard: {
            /** @description Id of the saved card */
            paymentMethodId: number;
        };
        /** @description Saves a card at the card gateway, for bundles that are to be bought again each year. */
        PaymentProfileRequest: {
            creditCard: components["schemas"]["CreditCard"];
            /** @description What the user calls it */
            profileName: string;
            /** @description The bundle order that renews */
            bundleOrderId: number;
            /** @description The checkbox renew my subscription */
            autoRenew: boolean;
            terms: components["schemas"]["TermsAgreement"];
        };
        /** @description A bundle order that renews every 12 months */
        Subscription: {
            /** @description Id of the renewal, by which calls name it */
            id: number;
            /** @description What the user calls it */
            name: string;
            /** @description The bundle order that renews */
            bundleOrderId: number;
            /** @description Our id of a renewal at the card gateway; null when the embedded form's provider is charged */
            authnetSubscriptionId: string | null;
            /**
             * @description Renews; the last renewal was refused; does not renew any more
             * @enum {string}
             */
            status: "active" | "pastDue" | "cancelled";
            /**
             * Format: date-time
             * @description When it renews next
             */
            startDate: string;
            /**
             * Format: date-time
             * @description When it was cancelled
             */
            endedAt: string | null;
            /**
             * Format: money
             * @description US dollars at today's prices
             */
            amount: number;
            /** @description What is bought again */
            items: {
                packageId: components["schemas"]["StorePackageId"];
                /** @description How many releases are bought again each year */
                quantity: number;
            }[];
            /** @description The saved card; null once it ended and the card was removed */
            paymentMethodId: number | null;
            /** @description Version of the text that was agreed to */
            termsVersion: string;
            /**
             * Format: date-time
             * @description When it was agreed to
             */
            agreedAt: string;
        };
        /** @description A renewal with a card of the card gateway, and when it pays first. */
        PaymentProfile: {
            /** @description Our id of the renewal */
            authnetSubscriptionId: string;
            /**
             * Format: date-time
             * @description When it renews first
             */
            startDate: string;
        };
        /** @description A card that the provider keeps */
        PaymentMethod: {
            /** @description Id of the saved card */
            id: number;
            /**
             * @description Who keeps it, and it pays with: the provider of the embedded form, or the card gateway
             * @enum {string}
             */
            provider: "stripe" | "authorizenet";
            /** @description What the user calls it */
            name: string | null;
            /** @description Visa, Mastercard and so on */
            brand: string;
            /** @description Last four digits of the card, for people to know it by */
            lastFour: string;
            /** @description Month and year as mm/yy */
            expiration: string;
            /** @description Whether that month has passed */
            isExpired: boolean;
            /** @description Whether a renewal takes it */
            renewsSubscription: boolean;
            /**
             * Format: date-time
             * @description When it was saved
             */
            savedAt: string;
        };
        /** @description A connected account. Facebook has pageName, avatar and pageId; LinkedIn and X have userLoginName, avatarLink and their own id. */
        SocialAccount: {
            /** @description Id of the connected account */
            id: number;
            type: components["schemas"]["SocialNetwork"];
            /** @description Name of the Facebook page; null until one is chosen */
            pageName?: string | null;
            /** @description Name of the connected account, as its network shows it */
            userLoginName?: string;
            /** @description Address of the page's picture */
            avatar?: string | null;
            /** @description Address of the account's picture */
            avatarLink?: string | null;
            /** @description Whether it can be used now; false once the authorization has expired */
            authorized: boolean;
            /** @description Facebook's id of the page; null until one is chosen */
            pageId?: string | null;
            /** @description X's id of the account */
            twitterUserId?: string;
            /** @description LinkedIn's id of the account */
            linkedinUserId?: string;
            /**
             * Format: date-time
             * @description When the authorization expires; null when it does not
             */
            tokenExpireDate: string | null;
        };
        /** @description The connected accounts of the user, one for each network at most. */
        SocialAccountList: components["schemas"]["SocialAccount"][];
        /** @description A page that the connected Facebook account may post to. */
        FacebookPage: {
            /** @description Facebook's id of the page */
            id: string;
            /** @description Name of the page, as Facebook shows it */
            name: string;
        };
        /** @description The page that releases are posted to from now on. */
        FacebookPageChoice: {
            /** @description Id of the page at Facebook, one of those that `listFacebookPages` shows */
            pageId: string;
        };
        /** @description An event as PayPal sends it; only its type and its resource are read. */
        PayPalEvent: {
            /** @description Id that the provider has given to the event; the same one is carried out once */
            id: string;
            /** @description Kind of event, in the words of PayPal; others than ours are ignored */
            event_type: string;
            /** @description What it is about */
            resource: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An event as the card gateway sends it; only its type and its payload are read. */
        GatewayEvent: {
            /** @description Id that the card gateway has given to the event; the same one is carried out once */
            notificationId: string;
            /** @description Kind of event, in the words of the card gateway; others than ours are ignored */
            eventType: string;
            /** @description When the event happened, as the card gateway writes it */
            eventDate: string;
            /** @description What it is about */
            payload: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Kinds of records that staff write notes about and whose timeline they read.
         * @enum {string}
         */
        RecordKind: "user" | "order" | "release";
        /** @description A member of the staff by account and name, as colleagues read it. */
        StaffName: {
            /** @description Id of their account */
            userId: number;
            /** @description First and last name; the login where there is neither */
            name: string;
        };
        /**
         * @description Kinds of what happens to a record.
         * @enum {string}
         */
        TimelineKind: "note" | "move" | "money" | "mail" | "delivery" | "act";
        /** @description A page of what has happened to a record, newest first. */
        Timeline: {
            /** @description What has happened, newest first */
            entries: components["schemas"]["TimelineEntry"][];
            /** @description What `before` takes for the page behind this one; null on the last one */
            next: string | null;
        };
        /** @description Something that has happened to a record, in words for the staff. */
        TimelineEntry: {
            /** @description Its place in the timeline, for `before` */
            key: string;
            /**
             * Format: date-time
             * @description When it happened, UTC
             */
            at: string;
            kind: components["schemas"]["TimelineKind"];
            /** @description What has happened; of a mail its subject */
            title: string;
            /** @description What is to be known beside it: between which states, to which address, how it was paid */
            detail: string | null;
            /** @description Name of who has done it; null where nobody was signed in */
            by: string | null;
            /** @description Name of the person in whose place staff has done it; null otherwise */
            inPlaceOf: string | null;
            /** @description What was said: a note, a mail, the reasons of a move */
            text: string | null;
            /**
             * Format: money
             * @description US dollars that were paid, or went back (below 0)
             */
            amount: number | null;
            /** @description The other record that it belongs to, such as the release of a user; null for the record itself */
            about: components["schemas"]["OtherRecord"] | null;
            /** @description Of a note who is in it; null for all else */
            note: components["schemas"]["NoteFacts"] | null;
        };
        /** @description A record that an entry of the timeline leads to. */
        OtherRecord: {
            kind: components["schemas"]["RecordKind"];
            /** @description Id of that user, order or release, as its own page has it */
            id: number;
        };
        /** @description What the timeline shows of a note beside its text. */
        NoteFacts: {
            /** @description By which it is answered and taken back */
            noteId: number;
            /** @description Id of the note with which the talk began; null for that one */
            answers: number | null;
            /** @description Names of those who are mentioned */
            mentioned: string[];
            /** @description Whether it was taken back, and its text is gone */
            isWithdrawn: boolean;
            /** @description Whether the caller may take it back */
            mayWithdraw: boolean;
        };
        /** @description A note of the staff about a record, with who is mentioned. */
        NoteForm: {
            /** @description What is noted, as plain text */
            text: string;
            /** @description Ids of those who are mentioned and get a mail */
            mentioned?: components["schemas"]["StaffId"][];
            /** @description Id of the note that it answers; null for none */
            answers?: number | null;
        };
        /** @description The account of a member of the staff by its number, as listColleagues has it. */
        StaffId: number;
    };
    responses: {
        /** @description A parameter breaks its limits, or is not known; every error is named. */
        BadParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not have the form that the contract says; every error is named. */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The event is not signed by its provider, or is not JSON. */
        BadEvent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or one that has ended; or an access token that is unknown, revoked or past its day. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An access token calls. */
        NoAccessToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, or an access token calls. */
        NotByToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody has saved a newer version; nothing was overwritten. */
        DraftStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was used with another body. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over the limit of 1 MB. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; Retry-After says when to try again. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An outside service does not answer; nothing was changed. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such partner. */
        PartnerMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such partner, or no image of this user with this logoUploadKey. */
        PartnerOrLogoMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody has saved the partner meanwhile, or another partner has the slug; nothing was changed. */
        PartnerConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account does not exist any more. */
        UserMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, or staff acts for somebody else. */
        NotWhileImpersonating: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, staff acts for somebody else, or an access token calls. */
        OwnerAlone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, or staff acts for somebody else and names a saved card of theirs, or asks to keep one. */
        NoSavedCardForStaff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, or staff acts for somebody else and names a saved card of theirs, or asks to keep one, or an access token calls with a card, a saved card, an intent or a PayPal order. */
        NoCardByToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The list as a file (RFC 4180, UTF-8 with a byte order mark, a line of headings first), all rows that match in the order of their ids. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
        CsvFile: {
            headers: {
                /**
                 * @description The name of the file.
                 * @example attachment; filename="orders-2026-11-20.csv"
                 */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description There is no such order. */
        OrderMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The downstream system has no record with this id. */
        PublicationMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user was active within 15 minutes; repeat with force to go on. */
        RecentlyActive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is being impersonated in this session. */
        NotImpersonating: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, or not for this user. */
        UserForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, or not for this user, or an access token calls. */
        AccountForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not change this group. */
        GroupForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not act in the place of this user. */
        ImpersonationForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        GroupRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody has changed these settings meanwhile; nothing was changed. */
        SettingsStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        CompanyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no image of this user with this logoUploadKey. */
        LogoMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another journalist list has the name; nothing was changed. */
        ListNameTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        FeaturesRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        UserFeaturesRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        CouponRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The coupon has moved on; nothing was changed. */
        CouponConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        UniversalCouponRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is taken or cannot be changed, or the coupon has moved on; nothing was changed. */
        UniversalCouponConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this at all or not for themselves; nothing was done. */
        GivingForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not confirm this; it waits as before. */
        ApprovalForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such request, or what it is about is not there any more; it waits as before. */
        ApprovalMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was decided or withdrawn already; nothing was changed. */
        ApprovalDecided: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was decided already, is worth something else by now, or cannot be done any more; it waits as before unless it was decided. */
        ApprovalConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        ApprovalRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        ApprovalDeclineRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        ApprovalReasonRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        ApprovalLimitsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        RetentionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It needs a second person. Nothing was done; it waits as a request until somebody else confirms it. */
        ApprovalWaits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TwoPersonRequest"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        RefundRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not ask for this refund. */
        RefundForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order has less left to refund; nothing was asked for. */
        RefundConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        RefundDecisionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not decide on this refund. */
        RefundDecisionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request was decided already, its amount is no longer refundable, or the provider has refused. Then its words are the errors, and the request has failed. Nothing was paid back. */
        RefundDecisionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named, with the place of its row. */
        BundleLotsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A quantity is below what was used, or a bundle was refunded; nothing was changed. */
        BundleLotsConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A line cannot be refunded; nothing was refunded. */
        BundleRefundConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        BundleGiftRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The first call with this key still runs. */
        BundleGiftConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Neither a month with its year nor a key, or both. */
        ReportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        RefusalRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        TakeDownRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule; every error is named. */
        EditorialChangesRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person may not do this, or passed the release up themselves. */
        PassedUpForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else works on it, or the desk has decided on it; nothing was changed. */
        ClaimConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The release has moved on, or nothing was changed in it. */
        EditorialConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody has saved a newer version, the release can no longer be edited, or the change would cost; nothing was overwritten. */
        EditorialSaveConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input breaks a rule, a coupon cannot be used, or the card is declined; nothing was charged. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The first call with this key still runs. */
        RequestRunning: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No file, or one that cannot be taken. */
        BadFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is over the limit of 10 MB. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The bytes are of no type that can be uploaded, or the body is not multipart/form-data. */
        UnsupportedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No universal coupon has this code. */
        CouponNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This account has used the universal coupon, or its person has made, changed or confirmed it. */
        CouponUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The bundle order renews already, or the terms have changed. */
        SubscriptionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The card renews a subscription. */
        PaymentMethodInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The network knows no account that could be connected. */
        SocialAccountNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A limit, a type or markup; what is only missing is not asked for yet. Nothing was saved. */
        DraftRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The release breaks rules; every error is named, at most one a field, and nothing was changed. */
        ReleaseRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Neither of the two values was given, or both. */
        ReceiptRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The description or the card form breaks a rule, or the card is declined; nothing was charged. */
        PurchaseEditRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An entry that cannot stand in the cart; the cart is as it was. */
        CartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The cart is empty or the card form breaks a rule, or the payment is declined; nothing was charged and the cart is as it was. */
        CartPaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The form breaks a rule, or the provider refuses; nothing renews. */
        SubscriptionInputRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The form breaks a rule, or the gateway refuses; nothing renews. */
        PaymentProfileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An address that is not of the configured front end, or a network that is not known. */
        SocialAddressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No page was chosen, or one that the connected account may not post to. */
        FacebookPageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The installation takes no files; the page lists the errors as those of a 400. */
        UploadsClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An error of ours. Our log knows the call under the number that the message names; a payment is looked up before it is repeated. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description What the record is: a user, an order, or a release at the desk.
         * @example release
         */
        RecordKind: components["schemas"]["RecordKind"];
        /**
         * @description Id of the user, the order or the release.
         * @example 43
         */
        RecordId: number;
        /**
         * @description Number of a version of the release.
         * @example 2
         */
        VersionNumber: number;
        /**
         * @description Id of the edit request.
         * @example 7
         */
        EditRequestId: number;
        /**
         * @description Id of the company page.
         * @example 7
         */
        CompanyId: number;
        /**
         * @description Id of the subscriber.
         * @example 2
         */
        SubscriberId: number;
        /**
         * @description Id of the message, the same however often it is sent.
         * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
         */
        WebhookIdHeader: string;
        /**
         * @description When it is sent, in seconds since 1970; five minutes off is not to be believed.
         * @example 1795180800
         */
        WebhookTimestamp: string;
        /**
         * @description Signatures of id, timestamp and body by Standard Webhooks (HMAC-SHA-256), one for each secret that is valid.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
        /**
         * @description Id of the webhook.
         * @example 3
         */
        WebhookId: number;
        /**
         * @description Id of the message, by which its receiver knows it.
         * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
         */
        WebhookMessageId: string;
        /**
         * @description Number of the delivery.
         * @example 4817
         */
        DeliveryNumber: number;
        /**
         * @description Id of the journalist list.
         * @example 2
         */
        JournalistListId: number;
        /**
         * @description Id of the release.
         * @example 43
         */
        DistributionId: number;
        /**
         * @description Part of a login, e-mail address, name or organization; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
         * @example harbor
         */
        UserSearchToken: string;
        /**
         * @description How many weeks are counted, the present one among them.
         * @example 4
         */
        FigureWeeks: 4 | 12;
        /**
         * @description The column to sort by. Descending is ascending read backwards, what has no date first.
         * @example releaseDate
         */
        QueueSort: "releaseDate" | "submittedDate" | "headline" | "prwebPressReleaseId" | "dueDate";
        /**
         * @description mine: what the caller works on, by default in every state in which it is undecided; unclaimed: what nobody works on; dueSoon: what is due within four hours, or late; without it all.
         * @example mine
         */
        QueueView: "mine" | "unclaimed" | "dueSoon";
        /**
         * @description Only those of the user with this id.
         * @example 12
         */
        OfUser: number;
        /**
         * @description Id of a row of this list in the same order. The pages, and the count, are then of what comes behind it; so every row can be reached beyond those that are counted.
         * @example 12
         */
        After: number;
        /**
         * @description Made from this instant on, UTC.
         * @example 2026-11-01T00:00:00.000Z
         */
        OrdersFrom: string;
        /**
         * @description Made before this instant, UTC.
         * @example 2026-12-01T00:00:00.000Z
         */
        OrdersTo: string;
        /**
         * @description The least total in US dollars.
         * @example 100
         */
        LeastAmount: number;
        /**
         * @description The highest total in US dollars.
         * @example 600
         */
        MostAmount: number;
        /**
         * @description Where the money is.
         * @example partlyRefunded
         */
        OrderStateAsked: components["schemas"]["OrderState"];
        /**
         * @description Whose payment paid it.
         * @example paypal
         */
        ProviderAsked: "stripe" | "authorizenet" | "paypal";
        /**
         * @description Only those of this group.
         * @example EDITOR
         */
        GroupAsked: components["schemas"]["Group"];
        /**
         * @description Whether they have verified their login.
         * @example true
         */
        VerifiedAsked: boolean;
        /**
         * @description Last seen on this day or later, UTC.
         * @example 2026-11-01
         */
        SeenFrom: string;
        /**
         * @description Last seen on this day or earlier, UTC; who was never seen counts.
         * @example 2026-11-30
         */
        SeenTo: string;
        /**
         * @description The status to list.
         * @example requested
         */
        RefundStatus: "requested" | "approved" | "rejected" | "underway" | "failed";
        /**
         * @description The status to list.
         * @example requested
         */
        ApprovalStatus: "requested" | "confirmed" | "declined" | "withdrawn";
        /**
         * @description Id of the request.
         * @example 17
         */
        ApprovalId: number;
        /**
         * @description Part of a login, e-mail address, name or organization, the number of an order or of a release, or the last four digits of the card that paid. A text without three letters or digits in a row is looked for where a word begins.
         * @example 100042
         */
        OrderSearchText: string;
        /**
         * @description Part of what was done or of name, login or organization of who acted, or the id of what was acted on. A text without three letters or digits in a row is looked for where a word of these people begins.
         * @example hold
         */
        AuditSearch: string;
        /**
         * @description Login of who acted, or of who acted in somebody's place; worker, registration, identity-provider or operator where nobody was signed in.
         * @example editor@dispatch.example
         */
        AuditActor: string;
        /**
         * @description The action or the beginning of its name.
         * @example release.
         */
        AuditAction: string;
        /**
         * @description Kind of what was acted on.
         * @example release
         */
        AuditSubjectType: string;
        /**
         * @description Id of what was acted on, together with subjectType.
         * @example 43
         */
        AuditSubjectId: string;
        /**
         * @description From this instant on, UTC.
         * @example 2026-11-01T00:00:00.000Z
         */
        AuditFrom: string;
        /**
         * @description Before this instant, UTC.
         * @example 2026-12-01T00:00:00.000Z
         */
        AuditTo: string;
        /**
         * @description Page, from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Rows in a page.
         * @example 50
         */
        Limit: number;
        /**
         * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
         * @example robotics
         */
        SearchText: string;
        /**
         * @description States to list, as numbers.
         * @example [
         *       0,
         *       5
         *     ]
         */
        Status: components["schemas"]["ReleaseStatusId"][];
        /**
         * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
         * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
         */
        IdempotencyKey: string;
        /**
         * @description For a client that may have to repeat the call, chosen by it. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
         * @example 7c0d1c0e-3b55-4a0b-8a31-4a3f0d5b9e11
         */
        OptionalIdempotencyKey: string;
        /**
         * @description The version of the cart that the change is made to.
         * @example 3
         */
        CartVersion: number;
        /**
         * @description The partner's word in the address of its page; upper and lower case are the same.
         * @example bay-business-alliance
         */
        PartnerSlug: string;
        /**
         * @description Id of the user.
         * @example 12
         */
        UserId: number;
        /**
         * @description Part of a code, a login or a name; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
         * @example dana
         */
        CouponSearchText: string;
        /**
         * @description Part of a code or of the notes; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
         * @example spring
         */
        UniversalCouponSearchText: string;
        /**
         * @description Id of the coupon.
         * @example 301
         */
        CouponId: number;
        /**
         * @description Id of the universal coupon.
         * @example 21
         */
        UniversalCouponId: number;
        /**
         * @description Part of a login, the id of a bundle order, or the last four digits of the card that paid. A text without three letters or digits in a row is looked for where a word begins.
         * @example harbor
         */
        BundleOrderSearchText: string;
        /**
         * @description Id of the bundle order.
         * @example 71
         */
        BundleOrderId: number;
        /**
         * @description Id of the order.
         * @example 58
         */
        OrderId: number;
        /**
         * @description Rows in a page; 25 on the screens, 10 for the login field.
         * @example 25
         */
        PageSize: number;
        /**
         * @description Ascending or descending.
         * @example asc
         */
        SortDirection: "asc" | "desc";
        /**
         * @description Id of the connected account.
         * @example 22
         */
        SocialAccountId: number;
        /**
         * @description The account's network; Linkedin is an older spelling of LinkedIn.
         * @example LinkedIn
         */
        SocialMedia: components["schemas"]["SocialMediaName"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Number of rows on all pages, exact to 10,000.
         * @example 24
         */
        TotalCount: number;
        /**
         * @description Rises with each change of the cart; 0 before the first.
         * @example 3
         */
        CartVersion: number;
        /**
         * @description Says true when there are more rows than were counted.
         * @example false
         */
        TotalCountCapped: boolean;
        /**
         * @description Seconds to wait.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description The name of the file, when the answer is a file.
         * @example attachment; filename="bundles.xlsx"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge that is valid for ten minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account exists and the activation mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False when the identity provider already knew the address; its owner signs in with the existing password. */
                        newOktaUser: boolean;
                    };
                };
            };
            /** @description The input breaks a rule, the captcha was not solved, or the address or the partner cannot be used; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationRequest"];
            };
        };
        responses: {
            /** @description If the address has an account that waits for its activation, a mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The address is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link, base64url. A link that a mail program has cut off or lengthened is answered like any other that is not ours.
                 * @example 3q2-7wAhTqY0r0bX0M0aTg1c9yqUu6uY2s0m2l8k1dE
                 */
                encryptedToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified. After a registration the answer holds the address for choosing a password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The verified address */
                        email: string;
                        /**
                         * @description What the link was for
                         * @enum {string}
                         */
                        purpose: "activation" | "contact";
                        /** @description Where the identity provider asks for a new password; null for a contact and for an account that has one */
                        passwordUrl: string | null;
                    };
                };
            };
            400: components["responses"]["BadParameter"];
            /** @description The token is not one of ours, or it is too old. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token was used before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    getContactVerification: {
        parameters: {
            query: {
                /**
                 * @description The address.
                 * @example press@harbor-robotics.example
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is verified, when it was written to last, and when it can be written to again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactVerificationState"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    verifyContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactVerification"];
            };
        };
        responses: {
            /** @description The address is verified for this account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerification"];
                };
            };
            /** @description The address is not verified; a mail with a link has been sent to it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerification"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listVerifiedEmails: {
        parameters: {
            query: {
                /**
                 * @description 0 is e-mail; others are refused.
                 * @example 0
                 */
                type: 0;
                /**
                 * @description Only verified addresses are listed.
                 * @example true
                 */
                isVerified: true;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the addresses, the account's own first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerification"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    listUserParameters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserParameter"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setUserParameter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserParameterChange"];
            };
        };
        responses: {
            /** @description The parameter as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserParameter"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserMissing"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getChangePasswordUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the provider's page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address at the identity provider; may hold a token that works once */
                        changePasswordUrl: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactorUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state at the provider and the address of its page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInSession"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
        };
    };
    listOwnActs: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAct"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session; never its token.
                 * @example 9017
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            /** @description It is the session that makes the call. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions have ended by it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
        };
    };
    listAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every access token; never the secret itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessTokenForm"];
            };
        };
        responses: {
            /** @description The token, for this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessToken"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            /** @description There is one of that name, or there are as many as may be; none was made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the access token; never the token.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token works no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the export is; with state none there is no export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
        };
    };
    requestAccountExport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is being made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            /** @description An export is being made already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    downloadAccountExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The unguessable key of the export.
                 * @example Zt1wYb3nEo8uHs5rV9k2mQx7
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP with one JSON file for each kind of data and the files that were uploaded. */
            200: {
                headers: {
                    /**
                     * @description Changes with the export; If-None-Match with it is answered 304.
                     * @example "3f786850e387550fdab836ed7e6dc881de23001b"
                     */
                    ETag?: string;
                    /**
                     * @description The name of the file, with the day in UTC.
                     * @example attachment; filename="dispatch-account-2026-11-20.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The caller has this file already, by If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeletionLoss: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drafts that are paid and were not submitted, and prepaid releases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionLoss"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The account is deleted and the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The login name is missing or is not the own one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            /** @description Something has to be finished first; nothing was deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The session. Its token is shown this once; the database keeps its hash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"];
                };
            };
            /** @description The input breaks a rule, or the provider does not take the code. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The person is known to the provider and may not sign in here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionCheckRequest"];
            };
        };
        responses: {
            /** @description The session lives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The login name */
                        oktaLogin: string;
                        /** @description Seconds until the session ends */
                        sessionTTL: number;
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoAccessToken"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    removeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word Ok, or the ID token for the identity provider's logout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoAccessToken"];
            500: components["responses"]["InternalError"];
        };
    };
    restoreAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of the member of the staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotByToken"];
            409: components["responses"]["NotImpersonating"];
            500: components["responses"]["InternalError"];
        };
    };
    listPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages, cheapest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listJournalistLists: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the active lists, by name. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalistList"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Features"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getPublicFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Seconds before the legacy page goes on by itself */
                        redirectCountDown: number;
                    };
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    quotePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The lines, the discounts and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description Something is not sold like that, or the coupon cannot be applied; each error names its field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PartnerMissing"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts that hold now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terms"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getReleaseProof: {
        parameters: {
            query?: {
                /**
                 * @description Which of its versions, counted from 1; the last one without it.
                 * @example 1
                 */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The number at the end of the release's address.
                 * @example 204817
                 */
                PRID: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof, to be verified with the keys of the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseProof"];
                };
            };
            400: components["responses"]["BadParameter"];
            /** @description Nothing was published under this number, or it is not signed yet. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name of the log, and the keys, the newest first. Both are empty where nothing was signed yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    searchPartner: {
        parameters: {
            query: {
                /**
                 * @description The partner's word in the address of its page; upper and lower case are the same.
                 * @example bay-business-alliance
                 */
                slug: components["parameters"]["PartnerSlug"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadParameter"];
            404: components["responses"]["PartnerMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    listPartnerPackages: {
        parameters: {
            query: {
                /**
                 * @description The partner's word in the address of its page; upper and lower case are the same.
                 * @example bay-business-alliance
                 */
                slug: components["parameters"]["PartnerSlug"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All four packages, cheapest list price first; US dollars for one release. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPackage"][];
                };
            };
            400: components["responses"]["BadParameter"];
            404: components["responses"]["PartnerMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    getPartnerLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The unguessable key of logoPath.
                 * @example 5rV9k2mQx7Zt1wYb3nEo8uHs
                 */
                logoKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, encoded anew when it was uploaded, without its metadata; at most 800 by 400 pixels. */
            200: {
                headers: {
                    /**
                     * @description How long it may be kept.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Changes with the bytes; If-None-Match with it is answered 304.
                     * @example "3f786850e387550fdab836ed7e6dc881de23001b"
                     */
                    ETag?: string;
                    /**
                     * @description The name of the file, which a browser shows.
                     * @example inline; filename="bay-business-alliance.png"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The caller has these bytes already, by If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner through which the user registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            /** @description The user has no partner. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportPartners: {
        parameters: {
            query?: {
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of the name or of the slug. A text without three letters or digits in a row is looked for where a word begins.
                 * @example alliance
                 */
                searchText?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of partners. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerListItem"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartner"];
            };
        };
        responses: {
            /** @description The partner exists and its page is public. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Another partner has the slug, or the first call with this key still runs; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
        };
    };
    savePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner.
                 * @example 3
                 */
                partnerId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerChange"];
            };
        };
        responses: {
            /** @description Saved; the texts are as they are stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PartnerOrLogoMissing"];
            409: components["responses"]["PartnerConflict"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReleases: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description States to list, as numbers.
                 * @example [
                 *       0,
                 *       5
                 *     ]
                 */
                status?: components["parameters"]["Status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of releases. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseListItem"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    countReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states that have releases, by their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseCount"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description For a client that may have to repeat the call, chosen by it. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 7c0d1c0e-3b55-4a0b-8a31-4a3f0d5b9e11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseDraft"];
            };
        };
        responses: {
            /** @description Saved over the version that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRelease"];
                };
            };
            /** @description Saved for the first time. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRelease"];
                };
            };
            400: components["responses"]["DraftRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftStale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    validateRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseDraft"];
            };
        };
        responses: {
            /** @description The release keeps all rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true; errors are a 400
                         * @enum {boolean}
                         */
                        valid: true;
                    };
                };
            };
            400: components["responses"]["ReleaseRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    resubmitRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseDraft"];
            };
        };
        responses: {
            /** @description Submitted to editorial. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["ReleaseRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state, the payment or the version has moved on; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release. */
            200: {
                headers: {
                    /**
                     * @description A browser may keep it and asks each time whether it still may show it.
                     * @example private, no-cache
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Changes with the release; If-None-Match with it is answered 304.
                     * @example "3f786850e387550fdab836ed7e6dc881de23001b"
                     */
                    ETag?: string;
                    /**
                     * @description What is kept for one caller is shown to no other.
                     * @example Authorization
                     */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description The caller has this release already, as it is now, by If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The release is no draft any more, is paid, or is being paid for; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getReleasePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, to be saved; the name is that of the public page. Characters that the type faces do not have are question marks. */
            200: {
                headers: {
                    /**
                     * @description A browser may keep it and asks each time whether it still may show it.
                     * @example private, no-cache
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Changes with the release; If-None-Match with it is answered 304.
                     * @example "3f786850e387550fdab836ed7e6dc881de23001b"
                     */
                    ETag?: string;
                    /**
                     * @description The name of the file.
                     * @example attachment; filename="harbor-robotics-opens-plant-204851.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The caller has these bytes already, by If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalistMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was counted so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalistMails"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listReleaseDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What went to whom; the newest two hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseDelivery"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    getReleaseAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description How many Eastern days are told one by one, the present one among them.
                 * @example 28
                 */
                days?: 28 | 84 | 364;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its figures; all zeros for a release that nobody has read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseAnalytics"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    exportReleaseAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listReleaseVersions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions, without what they hold. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseVersion"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    getReleaseVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
                /**
                 * @description Number of a version of the release.
                 * @example 2
                 */
                number: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version, and the release with what the version holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseAtVersion"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    compareReleaseVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
                /**
                 * @description Number of a version of the release.
                 * @example 2
                 */
                number: components["parameters"]["VersionNumber"];
                /**
                 * @description Number of the version that it is compared with.
                 * @example 3
                 */
                other: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields that differ, in the order of the wizard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDifference"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    restoreReleaseVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
                /**
                 * @description Number of a version of the release.
                 * @example 2
                 */
                number: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        responses: {
            /** @description The release as it is saved now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state or the version has moved on; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    duplicateRelease: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description For a client that may have to repeat the call, chosen by it. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 7c0d1c0e-3b55-4a0b-8a31-4a3f0d5b9e11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRelease"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The first call with this key still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    submitRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Submitted to editorial. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description The release breaks rules; every error is named, at most one a field, and nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state or the payment does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listArchivedReleases: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of archived releases. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchivedRelease"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    publishRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepublishRequest"];
            };
        };
        responses: {
            /** @description The next version is published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["ReleaseRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    moveBackToDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release is a draft, or was one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    acceptChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AcceptRequest"];
            };
        };
        responses: {
            /** @description The release, with the changes, waits for its hour. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    declineChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineRequest"];
            };
        };
        responses: {
            /** @description The release is in editorial review again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentRequest"];
            };
        };
        responses: {
            /** @description The intent, authorised by the browser and captured by the capture call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            /** @description The input breaks a rule, a coupon cannot be used, or the card is declined; nothing was charged. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoSavedCardForStaff"];
            404: components["responses"]["NotFound"];
            /** @description The price or the state has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    capturePaymentIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureRequest"];
            };
        };
        responses: {
            /** @description The release is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["PaymentRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoCardByToken"];
            404: components["responses"]["NotFound"];
            /** @description The price or the state has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders, newest first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrder"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getOwnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the order.
                 * @example 100042
                 */
                orderNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrder"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /**
                 * @description All orders of this release.
                 * @example 43
                 */
                distributionId?: number;
                /** @description OrderNumber of an order; its receipt alone. */
                orderId?: number;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML documents, oldest first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["ReceiptRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    getReceiptPdf: {
        parameters: {
            query?: {
                /**
                 * @description All orders of this release.
                 * @example 43
                 */
                distributionId?: number;
                /** @description OrderNumber of an order; its receipt alone. */
                orderId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, to be saved. */
            200: {
                headers: {
                    /**
                     * @description Nobody keeps it.
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description The name of the file.
                     * @example attachment; filename="receipt-100042.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["ReceiptRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    captureUpgradeIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeCaptureRequest"];
            };
        };
        responses: {
            /** @description The release has the higher package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["PaymentRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoCardByToken"];
            404: components["responses"]["NotFound"];
            /** @description The price or the state has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayPalOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalOrderRequest"];
            };
        };
        responses: {
            /** @description PayPal waits for the buyer's approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPalOrder"];
                };
            };
            /** @description The input breaks a rule, a coupon cannot be used, or the card is declined; nothing was charged. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotByToken"];
            404: components["responses"]["NotFound"];
            /** @description The price or the state has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportQueue: {
        parameters: {
            query?: {
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description States to list, as numbers.
                 * @example [
                 *       0,
                 *       5
                 *     ]
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description The column to sort by. Descending is ascending read backwards, what has no date first.
                 * @example releaseDate
                 */
                sortBy?: components["parameters"]["QueueSort"];
                /**
                 * @description Ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @description mine: what the caller works on, by default in every state in which it is undecided; unclaimed: what nobody works on; dueSoon: what is due within four hours, or late; without it all.
                 * @example mine
                 */
                queue?: components["parameters"]["QueueView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    countDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts for who asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    listSavedReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their text, the 200 newest at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedHoldReason"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    saveHoldReason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedHoldReasonChoice"];
            };
        };
        responses: {
            /** @description All of them, with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedHoldReason"][];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There are as many as may be. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    removeSavedReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved hold reason.
                 * @example 4
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedHoldReason"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    getDeskFigures: {
        parameters: {
            query?: {
                /**
                 * @description How many weeks are counted, the present one among them.
                 * @example 4
                 */
                weeks?: components["parameters"]["FigureWeeks"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of these weeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFigures"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportDeskFigures: {
        parameters: {
            query?: {
                /**
                 * @description How many weeks are counted, the present one among them.
                 * @example 4
                 */
                weeks?: components["parameters"]["FigureWeeks"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDeskStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members of ADMIN and EDITOR, 200 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMember"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    listEditRequests: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description The state of those that are listed.
                 * @example open
                 */
                state?: "open" | "done" | "declined";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditRequestItem"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    declineEditRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the edit request.
                 * @example 7
                 */
                id: components["parameters"]["EditRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditDeclineRequest"];
            };
        };
        responses: {
            /** @description It is declined; its release, as the desk sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else was faster; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listEditorialQueue: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Only those of the user with this id.
                 * @example 12
                 */
                userId?: components["parameters"]["OfUser"];
                /**
                 * @description States to list, as numbers.
                 * @example [
                 *       0,
                 *       5
                 *     ]
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description The column to sort by. Descending is ascending read backwards, what has no date first.
                 * @example releaseDate
                 */
                sortBy?: components["parameters"]["QueueSort"];
                /**
                 * @description Ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @description mine: what the caller works on, by default in every state in which it is undecided; unclaimed: what nobody works on; dueSoon: what is due within four hours, or late; without it all.
                 * @example mine
                 */
                queue?: components["parameters"]["QueueView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the queue. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueItem"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getReviewedRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release, who sent it and what has happened to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    saveReviewedRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseDraft"];
            };
        };
        responses: {
            /** @description The release as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditorialSaveConflict"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    handOverClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverRequest"];
            };
        };
        responses: {
            /** @description The colleague works on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClaimConflict"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    claimRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller works on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClaimConflict"];
            500: components["responses"]["InternalError"];
        };
    };
    giveBackClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody works on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClaimConflict"];
            500: components["responses"]["InternalError"];
        };
    };
    openReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release is in editorial review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    holdRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldRequest"];
            };
        };
        responses: {
            /** @description The release is on hold and its customer has been told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    approveRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRequest"];
            };
        };
        responses: {
            /** @description The release waits for its hour, or is being published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PassedUpForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    passUpRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassUpRequest"];
            };
        };
        responses: {
            /** @description The release waits for a senior editor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    handBackRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release is in editorial review again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    unlockRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release is in editorial review again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    refuseRelease: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefusalRequest"];
            };
        };
        responses: {
            /** @description The release is refused and its customer has been told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["RefusalRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
        };
    };
    approveWithChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditorialChanges"];
            };
        };
        responses: {
            /** @description The release waits for its customer's approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["EditorialChangesRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PassedUpForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EditorialConflict"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    approveForOwnSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowsAsked"];
            };
        };
        responses: {
            /** @description What became of each row, or would, in the order in which they were named; each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    takeDownRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the release.
                 * @example 43
                 */
                id: components["parameters"]["DistributionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeDownRequest"];
            };
        };
        responses: {
            /** @description The release is no longer published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRelease"];
                };
            };
            400: components["responses"]["TakeDownRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of the release does not allow it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                /**
                 * @description Part of a login, e-mail address, name or organization; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
                 * @example harbor
                 */
                userSearchToken?: components["parameters"]["UserSearchToken"];
                /**
                 * @description Only those of this group.
                 * @example EDITOR
                 */
                group?: components["parameters"]["GroupAsked"];
                /**
                 * @description Whether they have verified their login.
                 * @example true
                 */
                isVerified?: components["parameters"]["VerifiedAsked"];
                /**
                 * @description Last seen on this day or later, UTC.
                 * @example 2026-11-01
                 */
                seenFrom?: components["parameters"]["SeenFrom"];
                /**
                 * @description Last seen on this day or earlier, UTC; who was never seen counts.
                 * @example 2026-11-30
                 */
                seenTo?: components["parameters"]["SeenTo"];
                /**
                 * @description Id of a row of this list in the same order. The pages, and the count, are then of what comes behind it; so every row can be reached beyond those that are counted.
                 * @example 12
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page; 25 on the screens, 10 for the login field.
                 * @example 25
                 */
                limit?: components["parameters"]["PageSize"];
                /**
                 * @description The column to sort by; by name is by last and then by first name.
                 * @example email
                 */
                sortBy?: "oktaLogin" | "email" | "group" | "name" | "lastSeen";
                /**
                 * @description Ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["SortDirection"];
                /** @description From the answer before; it replaces pageNumber. One that no answer gave finds nothing. */
                paginationToken?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users and the number of all that match. */
            200: {
                headers: {
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /**
                 * @description Part of a login, e-mail address, name or organization; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
                 * @example harbor
                 */
                userSearchToken?: components["parameters"]["UserSearchToken"];
                /**
                 * @description Only those of this group.
                 * @example EDITOR
                 */
                group?: components["parameters"]["GroupAsked"];
                /**
                 * @description Whether they have verified their login.
                 * @example true
                 */
                isVerified?: components["parameters"]["VerifiedAsked"];
                /**
                 * @description Last seen on this day or later, UTC.
                 * @example 2026-11-01
                 */
                seenFrom?: components["parameters"]["SeenFrom"];
                /**
                 * @description Last seen on this day or earlier, UTC; who was never seen counts.
                 * @example 2026-11-30
                 */
                seenTo?: components["parameters"]["SeenTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    listUserAddresses: {
        parameters: {
            query: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                userId: number;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses by name. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAddress"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    verifyUserAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressVerification"];
            };
        };
        responses: {
            /** @description The address is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAddress"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listArchiveCounts: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each login of the former system. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveCount"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInSession"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions have ended by it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountForbidden"];
            404: components["responses"]["UserMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    endSessionsOfUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowsAsked"];
            };
        };
        responses: {
            /** @description What became of each row, or would, in the order in which they were named; each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotByToken"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    setUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChange"];
            };
        };
        responses: {
            /** @description The user with the new group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["GroupRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GroupForbidden"];
            404: components["responses"]["UserMissing"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReference"];
            };
        };
        responses: {
            /** @description The second factors are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountForbidden"];
            404: components["responses"]["UserMissing"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReference"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountForbidden"];
            404: components["responses"]["UserMissing"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds, and the user's own switches; null follows the installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFeatures"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    setUserFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFeatureSettings"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFeatures"];
                };
            };
            400: components["responses"]["UserFeaturesRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserMissing"];
            409: components["responses"]["SettingsStale"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    impersonateUser: {
        parameters: {
            query?: {
                /**
                 * @description Go on although the user was active a moment ago.
                 * @example true
                 */
                force?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session in the user's place. Its token is shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ImpersonationForbidden"];
            404: components["responses"]["UserMissing"];
            423: components["responses"]["RecentlyActive"];
            500: components["responses"]["InternalError"];
        };
    };
    searchCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Part of a code, a login or a name; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
                 * @example dana
                 */
                searchText?: components["parameters"]["CouponSearchText"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page; 25 on the screens, 10 for the login field.
                 * @example 25
                 */
                limit?: components["parameters"]["PageSize"];
                /**
                 * @description The column to sort by.
                 * @example expirationDate
                 */
                sortBy?: "oktaLogin" | "couponCode" | "originalAmount" | "amount" | "expirationDate" | "lastName" | "firstName" | "status";
                /**
                 * @description Ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coupons and the number of all that match. */
            200: {
                headers: {
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCouponPage"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Part of a code, a login or a name; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
                 * @example dana
                 */
                searchText?: components["parameters"]["CouponSearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the coupon.
                 * @example 301
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCoupon"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    saveCoupon: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponForm"];
            };
        };
        responses: {
            /** @description The changed coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCoupon"];
                };
            };
            /** @description The new coupon with its code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCoupon"];
                };
            };
            202: components["responses"]["ApprovalWaits"];
            400: components["responses"]["CouponRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GivingForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CouponConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
        };
    };
    expireCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowsAsked"];
            };
        };
        responses: {
            /** @description What became of each row, or would, in the order in which they were named; each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowOutcome"][];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    setCouponStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the coupon.
                 * @example 301
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponStatusChange"];
            };
        };
        responses: {
            /** @description The revoked coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCoupon"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The coupon is used or revoked; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    searchUniversalCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Part of a code or of the notes; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
                 * @example spring
                 */
                searchText?: components["parameters"]["UniversalCouponSearchText"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coupons by code. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUniversalCoupon"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportUniversalCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Part of a code or of the notes; capital letters do not matter. A text without three letters or digits in a row is looked for where a word begins.
                 * @example spring
                 */
                searchText?: components["parameters"]["UniversalCouponSearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getAdminUniversalCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the universal coupon.
                 * @example 21
                 */
                id: components["parameters"]["UniversalCouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUniversalCoupon"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    saveUniversalCoupon: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UniversalCouponForm"];
            };
        };
        responses: {
            /** @description The changed coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUniversalCoupon"];
                };
            };
            /** @description The new coupon. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUniversalCoupon"];
                };
            };
            202: components["responses"]["ApprovalWaits"];
            400: components["responses"]["UniversalCouponRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UniversalCouponConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
        };
    };
    searchOrders: {
        parameters: {
            query?: {
                /**
                 * @description Part of a login, e-mail address, name or organization, the number of an order or of a release, or the last four digits of the card that paid. A text without three letters or digits in a row is looked for where a word begins.
                 * @example 100042
                 */
                searchText?: components["parameters"]["OrderSearchText"];
                /**
                 * @description Only those of the user with this id.
                 * @example 12
                 */
                userId?: components["parameters"]["OfUser"];
                /**
                 * @description Made from this instant on, UTC.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["parameters"]["OrdersFrom"];
                /**
                 * @description Made before this instant, UTC.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                to?: components["parameters"]["OrdersTo"];
                /**
                 * @description The least total in US dollars.
                 * @example 100
                 */
                minAmount?: components["parameters"]["LeastAmount"];
                /**
                 * @description The highest total in US dollars.
                 * @example 600
                 */
                maxAmount?: components["parameters"]["MostAmount"];
                /**
                 * @description Where the money is.
                 * @example partlyRefunded
                 */
                state?: components["parameters"]["OrderStateAsked"];
                /**
                 * @description Whose payment paid it.
                 * @example paypal
                 */
                provider?: components["parameters"]["ProviderAsked"];
                /**
                 * @description What to sort by.
                 * @example amount
                 */
                sortBy?: "createdDate" | "amount";
                /**
                 * @description Ascending or descending.
                 * @example desc
                 */
                sortDirection?: "asc" | "desc";
                /**
                 * @description Id of a row of this list in the same order. The pages, and the count, are then of what comes behind it; so every row can be reached beyond those that are counted.
                 * @example 12
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders, newest first unless told. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListItem"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /**
                 * @description Part of a login, e-mail address, name or organization, the number of an order or of a release, or the last four digits of the card that paid. A text without three letters or digits in a row is looked for where a word begins.
                 * @example 100042
                 */
                searchText?: components["parameters"]["OrderSearchText"];
                /**
                 * @description Made from this instant on, UTC.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["parameters"]["OrdersFrom"];
                /**
                 * @description Made before this instant, UTC.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                to?: components["parameters"]["OrdersTo"];
                /**
                 * @description The least total in US dollars.
                 * @example 100
                 */
                minAmount?: components["parameters"]["LeastAmount"];
                /**
                 * @description The highest total in US dollars.
                 * @example 600
                 */
                maxAmount?: components["parameters"]["MostAmount"];
                /**
                 * @description Where the money is.
                 * @example partlyRefunded
                 */
                state?: components["parameters"]["OrderStateAsked"];
                /**
                 * @description Whose payment paid it.
                 * @example paypal
                 */
                provider?: components["parameters"]["ProviderAsked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    exportRefundRequests: {
        parameters: {
            query?: {
                /**
                 * @description The status to list.
                 * @example requested
                 */
                status?: components["parameters"]["RefundStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description Id of the order.
                 * @example 58
                 */
                orderId: components["parameters"]["OrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, what it bought and how it was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    listRefundRequests: {
        parameters: {
            query?: {
                /**
                 * @description The status to list.
                 * @example requested
                 */
                status?: components["parameters"]["RefundStatus"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of refund requests, newest first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createRefundRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundForm"];
            };
        };
        responses: {
            /** @description The request waits for its approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            400: components["responses"]["RefundRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RefundForbidden"];
            404: components["responses"]["OrderMissing"];
            409: components["responses"]["RefundConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
        };
    };
    getOrderRefunds: {
        parameters: {
            query: {
                /**
                 * @description Id of the order.
                 * @example 58
                 */
                orderId: components["parameters"]["OrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, newest first, and the totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRefunds"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    setRefundStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundDecision"];
            };
        };
        responses: {
            /** @description The decided request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            400: components["responses"]["RefundDecisionRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RefundDecisionForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RefundDecisionConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchBundleOrders: {
        parameters: {
            query?: {
                /**
                 * @description Part of a login, the id of a bundle order, or the last four digits of the card that paid. A text without three letters or digits in a row is looked for where a word begins.
                 * @example harbor
                 */
                searchText?: components["parameters"]["BundleOrderSearchText"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page; 25 on the screens, 10 for the login field.
                 * @example 25
                 */
                limit?: components["parameters"]["PageSize"];
                /**
                 * @description The column to sort by.
                 * @example bundleOrderId
                 */
                sortBy?: "bundleOrderId" | "oktaLogin" | "amount" | "createdDate";
                /**
                 * @description Ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bundle orders and the number of all that match. */
            200: {
                headers: {
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleOrderPage"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportBundleOrders: {
        parameters: {
            query?: {
                /**
                 * @description Part of a login, the id of a bundle order, or the last four digits of the card that paid. A text without three letters or digits in a row is looked for where a word begins.
                 * @example harbor
                 */
                searchText?: components["parameters"]["BundleOrderSearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getBundleOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the bundle order.
                 * @example 71
                 */
                id: components["parameters"]["BundleOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, its payments and what was refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleOrder"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    listBundleLots: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the bundle order.
                 * @example 71
                 */
                id: components["parameters"]["BundleOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundles of the order, those that are used up included. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleLot"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    saveBundleLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleLotChanges"];
            };
        };
        responses: {
            /** @description The bundles that were changed, as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleLot"][];
                };
            };
            202: components["responses"]["ApprovalWaits"];
            400: components["responses"]["BundleLotsRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GivingForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BundleLotsConflict"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    refundBundleOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleLineItemIds"];
            };
        };
        responses: {
            /** @description The order with its refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleOrder"];
                };
            };
            202: components["responses"]["ApprovalWaits"];
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GivingForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BundleRefundConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveBundle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleGift"];
            };
        };
        responses: {
            /** @description The order that holds the bundle. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleOrder"];
                };
            };
            202: components["responses"]["ApprovalWaits"];
            400: components["responses"]["BundleGiftRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GivingForbidden"];
            404: components["responses"]["UserMissing"];
            409: components["responses"]["BundleGiftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /**
                 * @description The status to list.
                 * @example requested
                 */
                status?: components["parameters"]["ApprovalStatus"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests, newest first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoPersonRequest"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    exportApprovals: {
        parameters: {
            query?: {
                /**
                 * @description The status to list.
                 * @example requested
                 */
                status?: components["parameters"]["ApprovalStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalDetail"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    confirmApproval: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalConfirmation"];
            };
        };
        responses: {
            /** @description It is confirmed and done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoPersonRequest"];
                };
            };
            400: components["responses"]["ApprovalRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ApprovalForbidden"];
            404: components["responses"]["ApprovalMissing"];
            409: components["responses"]["ApprovalConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecline"];
            };
        };
        responses: {
            /** @description It is declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoPersonRequest"];
                };
            };
            400: components["responses"]["ApprovalDeclineRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ApprovalDecided"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    withdrawApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoPersonRequest"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ApprovalDecided"];
            500: components["responses"]["InternalError"];
        };
    };
    setApprovalReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the request.
                 * @example 17
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalReason"];
            };
        };
        responses: {
            /** @description The request with its reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoPersonRequest"];
                };
            };
            400: components["responses"]["ApprovalReasonRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ApprovalDecided"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getProviderComparison: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences of the last comparison, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderComparison"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    runProviderComparison: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison is on its way; what the last one has found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderComparison"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getDeferredRevenue: {
        parameters: {
            query?: {
                /**
                 * @description Month in two digits, together with year.
                 * @example 11
                 */
                month?: string;
                /**
                 * @description Year, together with month.
                 * @example 2026
                 */
                year?: number;
                /** @description Key of a file, as the list gives it. */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With month and year the list of files; with key the file as a download. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportFile"][];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["ReportRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeferredRevenueProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Year of the report.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Month of the report in two digits.
                 * @example 11
                 */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the files are being made, and what those that there are tell of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeferredRevenueProgress"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    makeDeferredRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Year of the report.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Month of the report in two digits.
                 * @example 11
                 */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files are being made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeferredRevenueProgress"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The month has not begun. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublications: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description How many days to look back; the screen takes 7 when none is given, and says itself what is no positive number.
                 * @example 7
                 */
                days: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description EraId of the delivery.
                 * @example 5530871
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PublicationMissing"];
            500: components["responses"]["InternalError"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description A release; without one the pages are the caller's.
                 * @example 4711
                 */
                distributionId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, also those whose name waits or was declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyPageChange"];
            };
        };
        responses: {
            /** @description The page, whose name waits for the desk. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"];
                };
            };
            400: components["responses"]["CompanyRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LogoMissing"];
            /** @description The name is that of another page, or there are as many as an account has; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the company page.
                 * @example 7
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyPageChange"];
            };
        };
        responses: {
            /** @description The page as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"];
                };
            };
            400: components["responses"]["CompanyRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such page of this account, or no image of this user with this logoUploadKey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is that of another page, or somebody else has changed this one meanwhile; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the company page.
                 * @example 7
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    checkCompanySite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the company page.
                 * @example 7
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with what is known of its website now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The page names no website. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listCompanyNames: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Which of them; without it those that wait.
                 * @example waiting
                 */
                state?: components["schemas"]["CompanyNameState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of names. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyName"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    decideCompanyName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the company page.
                 * @example 7
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyNameDecision"];
            };
        };
        responses: {
            /** @description The name as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyName"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another account has this name already, or it was changed or decided meanwhile; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every webhook, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            /** @description The webhook and its secret, for this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            /** @description The address has a webhook, there are as many as may be, or secrets cannot be kept here; none was made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    saveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            404: components["responses"]["NotFound"];
            /** @description The address has another webhook; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook and its new secret, for this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            404: components["responses"]["NotFound"];
            /** @description Secrets cannot be kept here; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is switched off; nothing is sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many go again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is switched off; nothing is sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhookMessages: {
        parameters: {
            query?: {
                /**
                 * @description Those in this state alone; without it all of them.
                 * @example failed
                 */
                state?: components["schemas"]["WebhookMessageState"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 3
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    getWebhookMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message, by which its receiver knows it.
                 * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                 */
                id: components["parameters"]["WebhookMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The body and the last 50 tries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentWebhookMessage"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    sendWebhookMessageAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message, by which its receiver knows it.
                 * @example msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10
                 */
                id: components["parameters"]["WebhookMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in the queue again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Its webhook is switched off; nothing is sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscribers. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    createSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscriber"];
            };
        };
        responses: {
            /** @description Releases are delivered to it from now on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberSecret"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Another subscriber has the name, or secrets cannot be kept here; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriber, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    saveSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberChange"];
            };
        };
        responses: {
            /** @description The subscriber as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another subscriber has the name, somebody else has changed this one meanwhile, or it stands in the environment; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It stands in the environment; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    renewSubscriberSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriber with its new secret, which is shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberSecret"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It stands in the environment, or secrets cannot be kept here; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    testSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listSubscriberDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Those in this state alone; without it all of them.
                 * @example failed
                 */
                state?: components["schemas"]["DeliveryState"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the subscriber.
                 * @example 2
                 */
                id: components["parameters"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberDelivery"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    getDeliveredStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the delivery.
                 * @example 4817
                 */
                id: components["parameters"]["DeliveryNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The body and the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveredStory"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    sendDeliveryAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the delivery.
                 * @example 4817
                 */
                id: components["parameters"]["DeliveryNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in the queue again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listFailedJobs: {
        parameters: {
            query?: {
                /**
                 * @description Those that were tried as often as they may be, or those that will be tried again.
                 * @example failed
                 */
                state?: "failed" | "retrying";
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of failed jobs. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJob"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    retryFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailedJobsRetry"];
            };
        };
        responses: {
            /** @description What became of each job, or would, in the order in which they were named; each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOutcome"][];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    giveUpFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailedJobsGiveUp"];
            };
        };
        responses: {
            /** @description What became of each job, or would, in the order in which they were named; each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOutcome"][];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    retryFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the failed job.
                 * @example 5f0c7b1e-7d52-4f5e-9f0b-2f6a0f2a9a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is in the queue again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    giveUpFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the failed job.
                 * @example 5f0c7b1e-7d52-4f5e-9f0b-2f6a0f2a9a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveUpRequest"];
            };
        };
        responses: {
            /** @description The job is given up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["System"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    checkSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each part, and what to do where it does not work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemChecks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Part of what was done or of name, login or organization of who acted, or the id of what was acted on. A text without three letters or digits in a row is looked for where a word of these people begins.
                 * @example hold
                 */
                searchText?: components["parameters"]["AuditSearch"];
                /**
                 * @description Login of who acted, or of who acted in somebody's place; worker, registration, identity-provider or operator where nobody was signed in.
                 * @example editor@dispatch.example
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * @description The action or the beginning of its name.
                 * @example release.
                 */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Kind of what was acted on.
                 * @example release
                 */
                subjectType?: components["parameters"]["AuditSubjectType"];
                /**
                 * @description Id of what was acted on, together with subjectType.
                 * @example 43
                 */
                subjectId?: components["parameters"]["AuditSubjectId"];
                /**
                 * @description From this instant on, UTC.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description Before this instant, UTC.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Part of what was done or of name, login or organization of who acted, or the id of what was acted on. A text without three letters or digits in a row is looked for where a word of these people begins.
                 * @example hold
                 */
                searchText?: components["parameters"]["AuditSearch"];
                /**
                 * @description Login of who acted, or of who acted in somebody's place; worker, registration, identity-provider or operator where nobody was signed in.
                 * @example editor@dispatch.example
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * @description The action or the beginning of its name.
                 * @example release.
                 */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Kind of what was acted on.
                 * @example release
                 */
                subjectType?: components["parameters"]["AuditSubjectType"];
                /**
                 * @description Id of what was acted on, together with subjectType.
                 * @example 43
                 */
                subjectId?: components["parameters"]["AuditSubjectId"];
                /**
                 * @description From this instant on, UTC.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description Before this instant, UTC.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                to?: components["parameters"]["AuditTo"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getInstallationFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallationFeatures"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setInstallationFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallationFeatureSettings"];
            };
        };
        responses: {
            /** @description The switches as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallationFeatures"];
                };
            };
            400: components["responses"]["FeaturesRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SettingsStale"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getApprovalLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalLimits"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setApprovalLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalLimitSettings"];
            };
        };
        responses: {
            /** @description The limits as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalLimits"];
                };
            };
            400: components["responses"]["ApprovalLimitsRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SettingsStale"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionSettings"];
            };
        };
        responses: {
            /** @description What is in force now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            400: components["responses"]["RetentionRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SettingsStale"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettings"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LogoMissing"];
            409: components["responses"]["SettingsStale"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricesChange"];
            };
        };
        responses: {
            /** @description What is in force now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prices"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SettingsStale"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listAllJournalistLists: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lists. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJournalistList"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    addJournalistList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJournalistList"];
            };
        };
        responses: {
            /** @description The list can be chosen. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJournalistList"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListNameTaken"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    exportJournalistLists: {
        parameters: {
            query?: {
                /**
                 * @description Words of the headline, or the number of the release. A text without three letters or digits in a row is looked for where a word begins.
                 * @example robotics
                 */
                searchText?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    saveJournalistList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalistListChange"];
            };
        };
        responses: {
            /** @description The list as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJournalistList"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ListNameTaken"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteJournalistList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A release names it, or a file is being read for it; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getJournalistImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last import of this list, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalistImport"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    importJournalists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["JournalistFile"];
            };
        };
        responses: {
            /** @description The file was taken, and is being read. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalistImport"];
                };
            };
            /** @description No file, or more than one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such list, or the installation takes no files. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is being read for this list already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeJournalists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the journalist list.
                 * @example 2
                 */
                listId: components["parameters"]["JournalistListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, without people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJournalistList"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A file is being read for this list. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listTerms: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsVersion"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsChange"];
            };
        };
        responses: {
            /** @description The new version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsVersion"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SettingsStale"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Time and signature of the raw body.
                 * @example t=1795212000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadEvent"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    confirmEventHook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The value that is to be answered.
                 * @example NDk4YmQ2ZjItOWU0ZS00
                 */
                "X-Okta-Verification-Challenge": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The value of the header */
                        verification: string;
                    };
                };
            };
            400: components["responses"]["BadParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    receiveIdentityEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityEvents"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadEvent"];
            /** @description The secret is missing or another one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls may come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description Calls had better go elsewhere: the database does not answer, or this server is about to end. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    receivePayPalEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the transmission.
                 * @example 69cd13f0-d67a-11e5-baa3-778b53f4ae55
                 */
                "Paypal-Transmission-Id": string;
                /**
                 * @description When it was sent.
                 * @example 2026-11-20T16:52:10Z
                 */
                "Paypal-Transmission-Time": string;
                /**
                 * @description Signature of the raw body.
                 * @example lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz
                 */
                "Paypal-Transmission-Sig": string;
                /**
                 * @description Where the certificate is; the server only takes it from PayPal.
                 * @example https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594
                 */
                "Paypal-Cert-Url": string;
                /**
                 * @description How it was signed.
                 * @example SHA256withRSA
                 */
                "Paypal-Auth-Algo": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadEvent"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveGatewayEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The word sha512= and the HMAC of the raw body in hexadecimal digits.
                 * @example sha512=7F1A2B7C6E0D4A3B9C8D7E6F5A4B3C2D1E0F9A8B7C6D5E4F3A2B1C0D9E8F7A6B
                 */
                "X-Anet-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadEvent"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file is stored for this user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["BadFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UploadsClosed"];
            409: components["responses"]["RequestRunning"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFile"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /**
                 * @description An image is made to fit into a square of so many pixels; a smaller one and a pdf are answered as they are.
                 * @example 640
                 */
                maxSide?: 320 | 640 | 1280;
            };
            header?: never;
            path: {
                /**
                 * @description UploadKey of the upload's answer.
                 * @example 9vX2hQ0sT1mB7kLr4wZy8cNd
                 */
                uploadKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, in the type that the server found in them. A pdf is offered for saving; whatever it is, a browser runs nothing in it. */
            200: {
                headers: {
                    /**
                     * @description A browser may keep it and asks each time whether it still may show it.
                     * @example private, no-cache
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Changes with the bytes; If-None-Match with it is answered 304.
                     * @example "3f786850e387550fdab836ed7e6dc881de23001b"
                     */
                    ETag?: string;
                    /**
                     * @description The name of the file, and whether it is for saving.
                     * @example inline; filename="opening-day.jpg"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                };
            };
            /** @description The caller has these bytes already, by If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Id of the release that is paid for; what its own payment holds of a coupon is left for it
                 * @example 43
                 */
                distributionId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coupons. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCoupon"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getUniversalCoupon: {
        parameters: {
            query: {
                /**
                 * @description The code as it was typed, without spaces.
                 * @example AUTUMN26
                 */
                couponCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UniversalCoupon"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            409: components["responses"]["CouponUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createPurchaseEditIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseEditIntentRequest"];
            };
        };
        responses: {
            /** @description The intent, authorised by the browser and captured by the call payandsubmit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            /** @description The input breaks a rule, a coupon cannot be used, or the card is declined; nothing was charged. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoSavedCardForStaff"];
            404: components["responses"]["NotFound"];
            /** @description The price or the state has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payAndSubmitEdit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseEditRequest"];
            };
        };
        responses: {
            /** @description The edit is paid and with the editors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["PurchaseEditRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoSavedCardForStaff"];
            404: components["responses"]["NotFound"];
            /** @description The price or the state has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyBundles: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages with their lots. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageBundles"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    listBundlePackages: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundles with their prices. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundlePackagePrice"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart, sorted by packageId and quantity. */
            200: {
                headers: {
                    "X-Cart-Version": components["headers"]["CartVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    saveCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The version of the cart that the change is made to.
                 * @example 3
                 */
                "X-Cart-Version": components["parameters"]["CartVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartRequest"];
            };
        };
        responses: {
            /** @description The cart as it is saved, sorted by packageId and quantity. */
            200: {
                headers: {
                    "X-Cart-Version": components["headers"]["CartVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["CartRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The cart was changed meanwhile; nothing was overwritten. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    payBundleOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundlePayment"];
            };
        };
        responses: {
            /** @description The bundles are paid and can be used. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleOrderResult"];
                };
            };
            400: components["responses"]["CartPaymentRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoSavedCardForStaff"];
            /** @description The price of the cart or the terms have moved on, or the provider has not authorised the payment; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBundleIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleIntentRequest"];
            };
        };
        responses: {
            /** @description The intent, authorised by the browser and captured by the capture call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            /** @description The cart is empty or the card form breaks a rule, or the payment is declined; nothing was charged and the cart is as it was. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoSavedCardForStaff"];
            /** @description The price of the cart has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBundleIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The intent that the checkout has.
                 * @example pi_3QM4
                 */
                intentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleIntentRequest"];
            };
        };
        responses: {
            /** @description The intent, with the cart's total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            /** @description The cart is empty or the card form breaks a rule, or the payment is declined; nothing was charged and the cart is as it was. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoSavedCardForStaff"];
            404: components["responses"]["NotFound"];
            /** @description The price of the cart or its intent has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    captureBundleIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleCaptureRequest"];
            };
        };
        responses: {
            /** @description The bundles are paid and can be used. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleCaptureResult"];
                };
            };
            /** @description The cart is empty or the card form breaks a rule, or the payment is declined; nothing was charged and the cart is as it was. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotByToken"];
            404: components["responses"]["NotFound"];
            /** @description The price of the cart has moved on, or the provider has not authorised the payment; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBundlePayPalOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundlePayPalRequest"];
            };
        };
        responses: {
            /** @description PayPal waits for the buyer's approval. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPalOrder"];
                };
            };
            /** @description The cart is empty or the card form breaks a rule, or the payment is declined; nothing was charged and the cart is as it was. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotByToken"];
            /** @description The price of the cart has moved on; nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description The renewal is set up. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["SubscriptionInputRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionRefused"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentProfileRequest"];
            };
        };
        responses: {
            /** @description The gateway renews the order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProfile"];
                };
            };
            400: components["responses"]["PaymentProfileRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            /** @description The bundle order renews already, the terms have changed, or cards are paid with in the embedded form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of renewals. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    setSubscriptionCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the renewal.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCard"];
            };
        };
        responses: {
            /** @description It renews with this card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description No saved card of one's own. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the renewal.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does not renew any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is being charged at this moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of saved cards, the last saved first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            500: components["responses"]["InternalError"];
        };
    };
    savePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePaymentMethod"];
            };
        };
        responses: {
            /** @description The card is saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description A parameter or the body breaks its limits; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginCardSetup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider waits for the card. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetup"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            /** @description Cards are not paid with in the embedded form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved card.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed here, and at the provider as soon as it answers. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentMethodInUse"];
            500: components["responses"]["InternalError"];
        };
    };
    getSocialAuthorization: {
        parameters: {
            query: {
                /**
                 * @description Where the pop-up goes at the end.
                 * @example http://localhost:3000/distribution/create/43
                 */
                clientReturnUrl: string;
                /**
                 * @description Where the network sends the pop-up, /oauthconfirmcallback/{socialMedia} of the front end.
                 * @example http://localhost:3000/oauthconfirmcallback/Linkedin
                 */
                clientCallbackUrl: string;
                /**
                 * @description The network; Linkedin is an older spelling of LinkedIn.
                 * @example Linkedin
                 */
                socialMedia: components["schemas"]["SocialMediaName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["SocialAddressRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSocialAuthorization: {
        parameters: {
            query: {
                /**
                 * @description The network, from the path of the return page.
                 * @example LinkedIn
                 */
                socialMedia: components["schemas"]["SocialMediaName"];
                /**
                 * @description The state of the authorization address.
                 * @example Vq3n8s2L
                 */
                state: string;
                /**
                 * @description The network's code; absent when the person refused.
                 * @example AQTf3k2n9
                 */
                code?: string;
                /** @description The network's word for a refusal, such as access_denied. */
                error?: string;
                /** @description The network's text for a refusal. */
                error_description?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connected account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"];
                };
            };
            /** @description The input breaks a rule, the state is not of this session or was used, or the person refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["SocialAccountNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSocialAccounts: {
        parameters: {
            query?: {
                /**
                 * @description The network; Linkedin is an older spelling of LinkedIn.
                 * @example LinkedIn
                 */
                socialMedia?: components["schemas"]["SocialMediaName"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, or the list. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"] | components["schemas"]["SocialAccountList"];
                };
            };
            /** @description With socialMedia, no account of this network is connected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    hasActiveReleases: {
        parameters: {
            query: {
                /**
                 * @description The account's network; Linkedin is an older spelling of LinkedIn.
                 * @example LinkedIn
                 */
                socialMedia: components["parameters"]["SocialMedia"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the connected account.
                 * @example 22
                 */
                accountId: components["parameters"]["SocialAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when a submitted release that is not published yet uses the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeSocialAccount: {
        parameters: {
            query: {
                /**
                 * @description The account's network; Linkedin is an older spelling of LinkedIn.
                 * @example LinkedIn
                 */
                socialMedia: components["parameters"]["SocialMedia"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the connected account.
                 * @example 22
                 */
                accountId: components["parameters"]["SocialAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listFacebookPages: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Rows in a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages by name. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["TotalCountCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacebookPage"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseFacebookPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacebookPageChoice"];
            };
        };
        responses: {
            /** @description The connected page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"];
                };
            };
            400: components["responses"]["FacebookPageRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                /**
                 * @description Words of a headline, part of a login, name, organization, e-mail address or coupon code, the number of a release, an order or a story, or the last four digits of a card. A text without three letters or digits in a row is looked for where a word begins.
                 * @example 204817
                 */
                searchText: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found; empty when nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRecord"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listSavedFilters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They by their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilters"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    saveFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterForm"];
            };
        };
        responses: {
            /** @description All of the list, with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilters"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is one of that name, or there are as many as may be. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    renameFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the saved filter.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterName"];
            };
        };
        responses: {
            /** @description All of the list, with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilters"];
                };
            };
            /** @description The input breaks a rule; every error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another one has that name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the saved filter.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilters"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    viewRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the user, the order or the release.
                 * @example 43
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other members of staff who look at it, who came first above. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffName"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerAlone"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listTimeline: {
        parameters: {
            query?: {
                /**
                 * @description The entries of this kind alone.
                 * @example note
                 */
                only?: components["schemas"]["TimelineKind"];
                /**
                 * @description The entries behind this one, by its `key`.
                 * @example 2026-11-20T14:00:00.000000Z_1_17
                 */
                before?: string;
                /**
                 * @description Entries on a page.
                 * @example 25
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the user, the order or the release.
                 * @example 43
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Chosen by the browser for one press of the button. The same key with the same body gives the first answer again, with the header `Idempotent-Replayed`.
                 * @example 0b1f5c52-9a57-4d4d-a6a5-1f1f7f8ac001
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
                /**
                 * @description Id of the user, the order or the release.
                 * @example 43
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            /** @description The note as an entry of the timeline. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntry"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RequestRunning"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    withdrawNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the note.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left of the note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntry"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    listColleagues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is: a user, an order, or a release at the desk.
                 * @example release
                 */
                kind: components["parameters"]["RecordKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names in the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffName"][];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotWhileImpersonating"];
            500: components["responses"]["InternalError"];
        };
    };
}
