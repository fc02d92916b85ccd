export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 264,
  publicEntry: 97,
  calculator: 212,
  routes: {
    AdminSettingsScreen: 330,
    ApprovalScreens: 321,
    ArchiveScreen: 265,
    AuditLogScreen: 323,
    BundleOrderScreen: 333,
    BundlesScreen: 264,
    CouponScreen: 335,
    CouponsScreen: 266,
    CreateReleaseScreen: 373,
    DashboardScreen: 269,
    EditorialQueueScreen: 266,
    EditReleaseScreen: 373,
    EditRequestsScreen: 265,
    FailedJobsScreen: 321,
    FinanceScreen: 265,
    ForgotPasswordScreen: 264,
    LoginCallbackScreen: 265,
    LogoutScreen: 265,
    NoStaffScreen: 264,
    OpenReleaseScreen: 264,
    OrderScreen: 323,
    OrdersScreen: 321,
    OverviewScreen: 265,
    OwnOrdersScreens: 266,
    PartnerEditorScreen: 329,
    PartnersScreen: 320,
    ProviderComparisonScreen: 265,
    PublicationScreens: 265,
    PurchaseScreens: 337,
    RedirectFromLegacyScreen: 265,
    RegisterScreen: 321,
    ReleaseDetailsScreen: 268,
    ReviewScreen: 335,
    SendActivationScreen: 320,
    SettingsScreen: 330,
    SocialCallbackScreen: 265,
    StoreCheckoutScreen: 341,
    StoreScreen: 336,
    SubmittedScreen: 265,
    TermsScreen: 264,
    UserScreen: 269,
    UsersScreen: 320,
    VerifiedScreen: 265,
  },
  files: 16,
  part: 32,
  parts: {
    SearchField: 36,
    CopyButton: 36,
    CommandPalette: 75,
    ComboBox: 84,
    ConfirmDialog: 69,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 68,
    NumberStepper: 38,
    PhoneField: 85,
    Popover: 66,
    Select: 80,
    Table: 36,
    Tabs: 43,
    TagGroup: 61,
    TimePicker: 81,
  },
};
